import { describe, expect, it } from 'vitest';
import { accessExpiry, isOver, limitsOf, needsTouch } from './session.rules.ts';

const now = new Date('2026-11-21T08:00:00+08:00');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const session = (userType: 1 | 2 | 3, isRemembered = false) => ({
  ...limitsOf(userType, isRemembered, now),
  lastSeenAt: now,
});

describe('session limits', () => {
  it('end an idle session of staff after half an hour, of others after two hours', () => {
    expect(isOver(session(3), later(30))).toBe(false);
    expect(isOver(session(3), later(30.1))).toBe(true);
    expect(isOver(session(2), later(120))).toBe(false);
    expect(isOver(session(1), later(120.1))).toBe(true);
  });

  it('end every session after twelve hours', () => {
    const busy = { ...session(2), lastSeenAt: later(719) };
    expect(isOver(busy, later(719.9))).toBe(false);
    expect(isOver(busy, later(720))).toBe(true);
  });

  it('keep a remembered volunteer for seven idle days, and staff not', () => {
    expect(isOver(session(2, true), later(7 * 24 * 60 - 1))).toBe(false);
    expect(isOver(session(2, true), later(7 * 24 * 60))).toBe(true);
    expect(limitsOf(3, true, now)).toEqual(limitsOf(3, false, now));
  });

  it('never let an access token outlive its session', () => {
    expect(accessExpiry(later(600), now)).toEqual(later(30));
    expect(accessExpiry(later(5), now)).toEqual(later(5));
  });

  it('note the last use once a minute', () => {
    expect(needsTouch(session(2), later(0.9))).toBe(false);
    expect(needsTouch(session(2), later(1))).toBe(true);
  });
});
