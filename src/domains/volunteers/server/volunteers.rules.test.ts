import { describe, expect, it } from 'vitest';
import { ageOn, isMinor, isStopped, isVolunteerNo, standingOn, volunteerNoOf } from './volunteers.rules.ts';

describe('ageOn', () => {
  it.each([
    { birthOn: '2008-11-21', day: '2026-11-20', age: 17 },
    { birthOn: '2008-11-21', day: '2026-11-21', age: 18 },
    { birthOn: '2008-02-29', day: '2026-02-28', age: 17 },
    { birthOn: '2008-02-29', day: '2026-03-01', age: 18 },
    { birthOn: '1954-01-01', day: '2026-12-31', age: 72 },
  ])('is $age on $day for somebody born $birthOn', ({ birthOn, day, age }) => {
    expect(ageOn(birthOn, day)).toBe(age);
  });

  it('calls people under 18 minors', () => {
    expect(isMinor(17)).toBe(true);
    expect(isMinor(18)).toBe(false);
  });

  it('lets who waits for a guardian go on from the eighteenth birthday, and nobody else', () => {
    const waiting = { status: 'pendingGuardian', birthOn: '2008-11-21' } as const;
    expect(standingOn(waiting, '2026-11-20')).toBe('pendingGuardian');
    expect(standingOn(waiting, '2026-11-21')).toBe('active');
    expect(standingOn({ ...waiting, status: 'frozen' }, '2026-11-21')).toBe('frozen');
  });
});

describe('volunteerNoOf', () => {
  it('puts area, month, serial and a check digit together', () => {
    expect(volunteerNoOf('990102', '2026-03-05', 42)).toBe('V99010226030000427');
  });

  it('makes numbers that pass their own check, and no number with one digit changed does', () => {
    const number = volunteerNoOf('990101', '2024-12-31', 123_456);
    expect(isVolunteerNo(number)).toBe(true);
    for (let index = 1; index < number.length; index += 1) {
      const other = (Number(number[index]) + 1) % 10;
      expect(isVolunteerNo(number.slice(0, index) + other + number.slice(index + 1))).toBe(false);
    }
  });

  it('refuses other shapes', () => {
    expect(isVolunteerNo('99010226030000423')).toBe(false);
    expect(isVolunteerNo('V123')).toBe(false);
  });
});

it.each([
  [{}, false],
  [{ status: 'dormant' }, false],
  [{ restrictedUntil: new Date('2026-11-21T00:00:00+08:00') }, false],
  [{ restrictedUntil: new Date('2026-11-23T00:00:00+08:00') }, true],
  [{ status: 'restricted' }, true],
  [{ status: 'frozen' }, true],
  [{ status: 'closing' }, true],
  [{ status: 'pendingGuardian', birthOn: '2010-01-01' }, true],
  [{ status: 'pendingGuardian', birthOn: '2008-11-22' }, false],
  [{ accountStatus: 'disabled' }, true],
] as const)('nobody records service for %o: %s', (wish, answer) => {
  const person = {
    status: 'active' as const,
    birthOn: '1998-05-04',
    restrictedUntil: null,
    accountStatus: 'active',
  };
  expect(isStopped({ ...person, ...wish }, new Date('2026-11-22T12:00:00+08:00'))).toBe(answer);
});
