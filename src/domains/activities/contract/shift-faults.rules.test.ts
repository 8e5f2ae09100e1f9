import { expect, test } from 'vitest';
import { faultOf } from './shift-faults.rules.ts';

const shift = {
  postName: '引导',
  startsAt: '2026-12-05T09:00:00+08:00',
  endsAt: '2026-12-05T11:00:00+08:00',
  breakMinutes: 10,
  capacity: 12,
  minNeeded: 2,
};

test.each([
  ['a whole row', {}, undefined],
  ['no day', { typed: { day: '' } }, 'day'],
  ['a start that is none', { typed: { from: '25点' } }, 'startsAt'],
  ['an end that is none', { typed: { to: '九时许' } }, 'endsAt'],
  ['an end at the start', { endsAt: shift.startsAt }, 'endsAt'],
  ['nobody', { capacity: 0 }, 'capacity'],
  ['a city', { capacity: 5_001 }, 'capacity'],
  ['nobody needed', { minNeeded: 0 }, 'minNeeded'],
  ['more needed than wanted', { minNeeded: 13 }, 'minNeeded'],
  ['rest all the while', { breakMinutes: 120 }, 'breakMinutes'],
  ['rest for a day', { breakMinutes: 1_440 }, 'breakMinutes'],
])('%s', (_, wish, field) => {
  expect(faultOf({ ...shift, ...wish })?.field).toBe(field);
});
