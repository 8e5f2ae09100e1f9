import { expect, it, test } from 'vitest';
import { shiftLater, spanOfTimes } from './shift-times.rules.ts';

test.each([
  ['in one day', '09:00', '11:30', '2026-12-05T11:30:00+08:00'],
  ['over midnight', '22:00', '06:00', '2026-12-06T06:00:00+08:00'],
  ['until midnight', '20:00', '00:00', '2026-12-06T00:00:00+08:00'],
  ['twelve hours over midnight', '20:00', '08:00', '2026-12-06T08:00:00+08:00'],
  ['longer than a shift may be: a slip', '20:00', '08:01', '2026-12-05T08:01:00+08:00'],
  ['no length at all: a slip', '09:00', '09:00', '2026-12-05T09:00:00+08:00'],
])('%s', (_, from, to, endsAt) => {
  expect(spanOfTimes('2026-12-05', from, to)).toEqual({
    startsAt: `2026-12-05T${from}:00+08:00`,
    endsAt,
  });
});

it('makes a row of its own a day or a week later, and nights stay nights', () => {
  const shift = {
    id: 7,
    postName: '引导',
    startsAt: '2026-12-31T22:00:00+08:00',
    endsAt: '2027-01-01T06:00:00+08:00',
    breakMinutes: 10,
    capacity: 12,
    minNeeded: 2,
  };
  expect(shiftLater(shift, 1)).toEqual({
    ...shift,
    id: undefined,
    startsAt: '2027-01-01T22:00:00+08:00',
    endsAt: '2027-01-02T06:00:00+08:00',
  });
  expect(shiftLater(shift, 7).startsAt).toBe('2027-01-07T22:00:00+08:00');
});
