import { expect, it } from 'vitest';
import { isEarlyLeave } from './early-leave.rules.ts';

const shift = { startsAt: '2026-11-28T08:30:00+08:00', endsAt: '2026-11-28T11:30:00+08:00' };

it.each([
  ['08:00:00', true],
  ['08:31:00', true],
  ['09:59:59', true],
  ['10:00:00', false],
  ['11:30:00', false],
])('asks at %s: %s', (time, asks) => {
  expect(isEarlyLeave(shift, new Date(`2026-11-28T${time}+08:00`))).toBe(asks);
});
