import { describe, expect, it } from 'vitest';
import * as limits from './login-limit.rules.ts';

const start = new Date('2026-11-21T08:00:00+08:00');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const failures = (count: number) => {
  let attempts = limits.freshAttempts(start);
  for (let index = 0; index < count; index += 1) attempts = limits.afterFailure(attempts, start);
  return attempts;
};

describe('login limits', () => {
  it.each([
    [2, 0, 0],
    [3, 0, 1],
    [4, 0, 2],
    [0, 29, 0],
    [0, 30, 1],
    [0, 59, 1],
    [0, 60, 2],
    [4, 30, 2],
    [3, 120, 3],
    [0, 1_000_000, 5],
  ])(
    'after %i failures of the name and %i of the address ask for work of level %i',
    (ofName, ofAddress, level) => {
      expect(limits.loginProofLevel(failures(ofName), ofAddress)).toBe(level);
    },
  );

  it('lock for fifteen minutes at the fifth failure', () => {
    expect(limits.isLocked(failures(4), start)).toBe(false);
    expect(limits.attemptsLeft(failures(4))).toBe(1);
    const locked = failures(5);
    expect(limits.isLocked(locked, after(14.99))).toBe(true);
    expect(limits.isLocked(locked, after(15))).toBe(false);
    expect(limits.minutesLocked(locked, after(0.5))).toBe(15);
    expect(limits.minutesLocked(locked, after(14.99))).toBe(1);
  });

  it('forget failures after a quarter of an hour, and a lock when it is over', () => {
    expect(limits.currentAttempts(failures(4), after(14.99)).failures).toBe(4);
    expect(limits.currentAttempts(failures(4), after(15)).failures).toBe(0);
    expect(limits.currentAttempts(failures(5), after(14.99)).failures).toBe(5);
    expect(limits.currentAttempts(failures(5), after(15)).failures).toBe(0);
  });
});
