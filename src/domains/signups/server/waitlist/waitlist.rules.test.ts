import { describe, expect, it } from 'vitest';
import {
  creditExpiresAt,
  freeCancelUntil,
  judgeCancel,
  lateCancelPoints,
  standingOf,
} from '../credit/credit.rules.ts';
import { canClaim, freePlaceRule, offerEndsAt } from './waitlist.rules.ts';

const at = (text: string): Date => new Date(`${text}:00+08:00`);
const noon = at('2026-11-21T12:00');
const inMinutes = (minutes: number, from = noon): Date => new Date(from.getTime() + minutes * 60_000);
const lifeOf = (minutesToStart: number): number =>
  (offerEndsAt(inMinutes(minutesToStart), noon).getTime() - noon.getTime()) / 60_000;

describe('offers', () => {
  it('live a third of the time to the start, between 30 minutes and 12 hours', () => {
    expect(lifeOf(7 * 24 * 60)).toBe(720);
    expect(lifeOf(36 * 60)).toBe(720);
    expect(lifeOf(30 * 60)).toBe(600);
    expect(lifeOf(121)).toBeCloseTo(40.33, 1);
    expect(lifeOf(60)).toBe(30);
  });

  it('wait for the morning, unless the start is near', () => {
    const start = at('2026-11-28T08:30');
    expect(freePlaceRule('offer', start, at('2026-11-21T21:59'))).toBe('offer');
    expect(freePlaceRule('offer', start, at('2026-11-21T22:00'))).toBe('wait');
    expect(freePlaceRule('auto', start, at('2026-11-22T06:59'))).toBe('wait');
    expect(freePlaceRule('auto', start, at('2026-11-22T07:00'))).toBe('confirm');
    expect(freePlaceRule('offer', start, at('2026-11-27T20:29'))).toBe('offer');
    expect(freePlaceRule('offer', start, at('2026-11-27T22:30'))).toBe('offer');
  });

  it('give way to the open pool two hours before, and end at the start', () => {
    const start = at('2026-11-28T08:30');
    expect(freePlaceRule('offer', start, at('2026-11-28T06:29'))).toBe('offer');
    expect(freePlaceRule('offer', start, at('2026-11-28T06:30'))).toBe('openPool');
    expect(freePlaceRule('auto', start, at('2026-11-28T08:29'))).toBe('openPool');
    expect(freePlaceRule('auto', start, start)).toBe('leave');
    expect(freePlaceRule('manual', start, noon)).toBe('leave');
    expect(freePlaceRule('off', start, noon)).toBe('leave');
    expect(canClaim({ waitlistMode: 'offer', startsAt: start, placesLeft: 1 }, at('2026-11-28T07:00'))).toBe(
      true,
    );
    expect(canClaim({ waitlistMode: 'offer', startsAt: start, placesLeft: 0 }, at('2026-11-28T07:00'))).toBe(
      false,
    );
    expect(canClaim({ waitlistMode: 'manual', startsAt: start, placesLeft: 1 }, at('2026-11-28T07:00'))).toBe(
      false,
    );
  });
});

describe('cancelling', () => {
  const start = at('2026-11-28T08:30');
  const facts = {
    state: 'confirmed' as const,
    startsAt: start,
    cancelDeadlineHours: 24,
    hasAttended: false,
    askedUntil: null,
  };

  it('is free until the deadline itself and late after it', () => {
    const deadline = freeCancelUntil(start, 24);
    expect(deadline).toEqual(at('2026-11-27T08:30'));
    expect(judgeCancel(facts, deadline)).toEqual({ kind: 'cancel', isLate: false });
    expect(judgeCancel(facts, new Date(deadline.getTime() + 1))).toEqual({ kind: 'cancel', isLate: true });
  });

  it('is never late for what holds no confirmed place', () => {
    const late = at('2026-11-28T08:00');
    expect(judgeCancel({ ...facts, state: 'pending' }, late)).toEqual({ kind: 'withdraw', isLate: false });
    expect(judgeCancel({ ...facts, state: 'waitlisted' }, late)).toEqual({
      kind: 'leaveQueue',
      isLate: false,
    });
    expect(judgeCancel({ ...facts, state: 'offered' }, late)).toEqual({ kind: 'decline', isLate: false });
  });

  it('ends at the start, at check-in and with the sign-up', () => {
    expect(judgeCancel(facts, start)).toEqual({ refusal: 'alreadyStarted' });
    expect(judgeCancel({ ...facts, hasAttended: true }, noon)).toEqual({ refusal: 'notCancellable' });
    expect(judgeCancel({ ...facts, state: 'cancelled' }, noon)).toEqual({ refusal: 'notCancellable' });
  });

  it('costs one point when late, none when illness, family or weather excuses', () => {
    expect(lateCancelPoints(true, 'work')).toBe(1);
    expect(lateCancelPoints(true, 'illness')).toBe(0);
    expect(lateCancelPoints(true, 'family')).toBe(0);
    expect(lateCancelPoints(true, 'weather')).toBe(0);
    expect(lateCancelPoints(false, 'work')).toBe(0);
  });
});

describe('credit', () => {
  it('asks for review from six points and pauses from nine for thirty days', () => {
    expect(standingOf(5, noon, noon)).toEqual({ points: 5, needsReview: false, pausedUntil: null });
    expect(standingOf(6, noon, noon)).toEqual({ points: 6, needsReview: true, pausedUntil: null });
    const until = at('2026-12-21T12:00');
    expect(standingOf(9, noon, noon)).toEqual({ points: 9, needsReview: true, pausedUntil: until });
    expect(standingOf(9, noon, until).pausedUntil).toBeNull();
  });

  it('forgets after 180 days', () => {
    expect(creditExpiresAt(noon)).toEqual(at('2027-05-20T12:00'));
  });
});
