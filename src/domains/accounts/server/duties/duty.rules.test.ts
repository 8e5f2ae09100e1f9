import { describe, expect, it } from 'vitest';
import { type DutyFacts, dutyOf, passwordDaysLeft, remindedDays } from './duty.rules.ts';

const at = (day: string) => new Date(`${day}T10:00:00+08:00`);
const facts: DutyFacts = {
  mustChangePassword: false,
  passwordChangedAt: at('2026-08-01'),
  sessionBeganAt: at('2026-10-01'),
  agesPasswords: true,
  needsSecondFactor: true,
  hasSecondFactor: true,
};

describe('dutyOf', () => {
  it.each<[string, Partial<DutyFacts>, string | undefined]>([
    ['nothing for who has both', {}, undefined],
    [
      'the password first that was handed out',
      { mustChangePassword: true, hasSecondFactor: false },
      'handedOutPassword',
    ],
    ['a second factor where the role needs one', { hasSecondFactor: false }, 'secondFactor'],
    ['none where it does not', { hasSecondFactor: false, needsSecondFactor: false }, undefined],
    ['a password that was 90 days old at the login', { sessionBeganAt: at('2026-10-30') }, 'oldPassword'],
    ['not one day before', { sessionBeganAt: at('2026-10-29') }, undefined],
    ['not where passwords do not age', { sessionBeganAt: at('2027-10-30'), agesPasswords: false }, undefined],
  ])('%s', (_title, change, duty) => {
    expect(dutyOf({ ...facts, ...change })).toBe(duty);
  });
});

it.each([
  ['2026-08-01', 90, null],
  ['2026-10-22', 8, null],
  ['2026-10-23', 7, 7],
  ['2026-10-29', 1, 1],
  ['2026-10-30', 0, 0],
  ['2027-10-30', 0, 0],
])('on %s a password of 1 August has %i days left, and %s are told', (day, left, told) => {
  expect(passwordDaysLeft(facts.passwordChangedAt, at(day))).toBe(left);
  expect(remindedDays(facts.passwordChangedAt, at(day))).toBe(told);
});
