import { describe, expect, it } from 'vitest';
import { smsText } from '../contract/sms-templates.words.ts';
import { createActionLinkTokens } from './action-links/action-link-tokens.ts';
import { judgeBulk } from './bulk/bulk.rules.ts';
import { afterQuietHours, skipReasonOf } from './messages.rules.ts';

const at = (time: string, day = '21') => new Date(`2026-11-${day}T${time}:00+08:00`);

it.each([
  ['06:59', at('07:00')],
  ['07:00', at('07:00')],
  ['21:59', at('21:59')],
  ['22:00', at('07:00', '22')],
  ['23:30', at('07:00', '22')],
  ['00:10', at('07:00')],
])('a text message of %s waits out the night', (time, expected) => {
  expect(afterQuietHours(at(time))).toEqual(expected);
});

describe('a text message that waits', () => {
  const facts = { expiresAt: at('12:00'), isOn: null, hasMobile: true, isAnswered: false };
  it.each([
    ['goes out', {}, undefined],
    ['is over', { expiresAt: at('10:00') }, 'expired'],
    ['is answered', { isAnswered: true }, 'expired'],
    ['is not wanted', { isOn: false }, 'off'],
    ['is wanted', { isOn: true, expiresAt: null }, undefined],
    ['has no number', { hasMobile: false }, 'noMobile'],
  ] as const)('%s', (_name, more, reason) => {
    expect(skipReasonOf({ ...facts, ...more }, at('10:00'))).toBe(reason);
  });
});

describe('a bulk message', () => {
  const facts = { recipientCount: 5, sentToday: 0, isRepeated: false, isPaused: false };
  it.each([
    ['goes out', {}, undefined],
    ['reaches nobody', { recipientCount: 0 }, 'noRecipients'],
    ['reaches too many', { recipientCount: 20_001 }, 'tooManyRecipients'],
    ['is the fourth today', { sentToday: 3 }, 'dailyLimit'],
    ['says the same again', { isRepeated: true }, 'sameText'],
    ['comes after an upheld report', { isPaused: true }, 'paused'],
  ] as const)('%s', (_name, more, reason) => {
    expect(judgeBulk({ ...facts, ...more })).toBe(reason);
  });
});

it('reads only tokens that this installation signed', () => {
  const tokens = createActionLinkTokens('x'.repeat(32), 'https://site.example/');
  const others = createActionLinkTokens('y'.repeat(32), 'https://site.example');
  const path = tokens.pathOf(9_007_199_254_740_991);
  const token = path.split('/').at(-1)!;
  expect(tokens.urlOf(1)).toMatch(/^https:\/\/site\.example\/user-index\/act\/1-[\w-]{22}$/);
  expect(tokens.read(token)).toBe(9_007_199_254_740_991);
  expect(others.read(token)).toBeUndefined();
  expect(tokens.read(token.replace(/^./, '1'))).toBeUndefined();
  expect(tokens.read('1-short')).toBeUndefined();
});

it('fills templates in and stars what opens something', () => {
  const variables = { code: '123456', minutes: '5' };
  expect(smsText('verifyCode', variables)).toContain('验证码 ******，5 分钟');
  expect(smsText('verifyCode', variables, { showsSecrets: true })).toContain('123456');
});
