import { describe, expect, it } from 'vitest';
import { ageOn } from '../volunteers.rules.ts';
import { birthdaysOf, judgeStanding, standingActsOf } from './standing.rules.ts';

const today = '2026-11-21';

describe('judgeStanding', () => {
  it.each([
    ['restrict', 'active', '2026-11-30', undefined],
    ['restrict', 'restricted', '2026-12-30', undefined],
    ['restrict', 'frozen', '2026-11-30', 'wrongStatus'],
    ['restrict', 'active', undefined, 'untilMissing'],
    ['restrict', 'active', '2026-11-21', 'untilPast'],
    ['restrict', 'active', '2027-11-30', 'untilPast'],
    ['lift', 'restricted', undefined, undefined],
    ['lift', 'active', undefined, 'wrongStatus'],
    ['freeze', 'dormant', undefined, undefined],
    ['freeze', 'closed', undefined, 'wrongStatus'],
    ['unfreeze', 'frozen', undefined, undefined],
    ['unfreeze', 'active', undefined, 'wrongStatus'],
  ] as const)('%s from %s until %s: %s', (act, status, until, refusal) => {
    expect(judgeStanding({ act, until }, status, today)).toBe(refusal);
  });

  it('offers nothing for who is gone', () => {
    expect(standingActsOf('closed')).toEqual([]);
    expect(standingActsOf('restricted')).toEqual(['restrict', 'lift', 'freeze']);
  });
});

describe('birthdaysOf', () => {
  it.each(['2026-11-21', '2028-02-29', '2026-03-01'])('agrees with the age on %s', (day) => {
    const minor = birthdaysOf('minor', day);
    expect([ageOn(minor.to, day), ageOn(minor.from ?? '', day)]).toEqual([14, 17]);
    expect(birthdaysOf('elder', day).from).toBeUndefined();
    expect(ageOn(birthdaysOf('elder', day).to, day)).toBe(60);
  });
});
