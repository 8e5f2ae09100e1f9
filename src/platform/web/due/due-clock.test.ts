import { expect, it } from 'vitest';
import { dueClock } from './due-clock.ts';

const at = (text: string): Date => new Date(`2026-11-${text}:00+08:00`);

it.each([
  ['20T09:00', '24T09:00', '21T09:00', 'run', '3天', '还剩 3 天'],
  ['23T09:00', '24T09:00', '23T14:49', 'run', '18时', '还剩 18 小时 11 分'],
  ['23T09:00', '24T09:00', '24T03:24', 'soon', '5:36', '还剩 5 小时 36 分'],
  ['23T09:00', '24T09:00', '24T08:22', 'late', '38分', '还剩 38 分钟'],
  ['23T09:00', '23T11:00', '23T09:30', 'run', '1:30', '还剩 1 小时 30 分'],
  ['23T09:00', '24T09:00', '24T11:15', 'late', '2:15', '超时 2 小时 15 分'],
  ['23T09:00', '24T09:00', '24T09:00', 'late', '0分', '超时 0 分钟'],
])('from %s to %s at %s', (from, due, now, tone, short, words) => {
  expect(dueClock(at(from), at(due), at(now))).toMatchObject({ tone, short, words });
});

it('says how much is used, never more than all of it', () => {
  expect(dueClock(at('23T09:00'), at('24T09:00'), at('23T21:00')).used).toBe(0.5);
  expect(dueClock(at('23T09:00'), at('24T09:00'), at('29T21:00')).used).toBe(1);
});
