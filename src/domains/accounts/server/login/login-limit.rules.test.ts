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
  it('ask for a captcha after the third failure', () => {
    expect(limits.needsCaptcha(failures(2))).toBe(false);
    expect(limits.needsCaptcha(failures(3))).toBe(true);
  });

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
