import { expect, it } from 'vitest';
import type { SecretState } from '#platform/server/secrets/secret-state.queries.ts';
import { secretAdvice } from './secret-advice.rules.ts';

const now = new Date('2026-11-21T10:00:00+08:00');
const nothing: SecretState = { changedAt: null, isMoving: false, moved: 0, unreadable: 0, waiting: [] };
const changedAt = new Date('2026-11-20T10:00:00+08:00');
const told = (state: Partial<SecretState>, namesBefore = true, at = now) =>
  secretAdvice({ ...nothing, ...state }, { namesBefore, now: at }).map(({ tone, text }) => `${tone} ${text}`);

it('a secret that was never changed is no matter', () => {
  expect(told({}, false)).toEqual([]);
  expect(told({ moved: 300 }, false)).toEqual([]);
});

it('while everything is sealed anew the one before is needed', () => {
  const waiting = [
    { subject: 'accounts', count: 3_000 },
    { subject: 'a table of another version', count: 4 },
  ];
  expect(told({ changedAt, isMoving: true, moved: 1_200, waiting })).toEqual([
    'warning 正在用新的 SECRET 重新加密，已完成 1200 项，还有 3004 项在等（账号手机号 3000 项、a table of another version 4 项）。完成之前请保留 SECRET_BEFORE。',
  ]);
  expect(told({ changedAt, isMoving: true })).toEqual([
    'warning 正在用新的 SECRET 重新加密，已完成 0 项，正在清点余下的。完成之前请保留 SECRET_BEFORE。',
  ]);
});

it('once nothing is left it says until when links hold, and after that that it can go', () => {
  expect(told({ changedAt })).toEqual([
    'success 全部内容已改用新的 SECRET 加密。更换前发出的短信链接最晚有效到 2027年1月19日 周二，之后可以去掉 SECRET_BEFORE；旧的 SECRET 如果已经泄露，现在就去掉。',
  ]);
  expect(told({ changedAt }, true, new Date('2027-01-20T10:00:00+08:00'))).toEqual([
    'success 全部内容已改用新的 SECRET 加密，更换前发出的链接也已失效，可以去掉 SECRET_BEFORE。',
  ]);
  expect(told({ changedAt }, false)).toEqual([]);
});

it('what no secret opens is told first', () => {
  expect(told({ unreadable: 3 }, false)).toEqual([
    'error 有 3 项加密内容用现在的 SECRET 和 SECRET_BEFORE 都打不开。如果还有更早的 SECRET，请加进 SECRET_BEFORE 后重新启动。',
  ]);
});
