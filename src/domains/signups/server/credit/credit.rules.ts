import { hourMs, dayMs } from '#platform/contract/durations.ts';
import { creditRules } from '../../contract/signups.limits.ts';
import { type CancelCode, excusingCancelCodes, type SignUpState } from '../../contract/signups.words.ts';

export type CreditStanding = { points: number; needsReview: boolean; pausedUntil: Date | null };

/**
 * What active credit events add up to (domain.md 2.2): from 6 points sign-ups are reviewed, from 9 they pause for
 * 30 days after the newest event. Points expire, hours are never touched.
 */
export function standingOf(points: number, newestAt: Date | null, now: Date): CreditStanding {
  const pausedUntil =
    points >= creditRules.pauseFrom && newestAt
      ? new Date(newestAt.getTime() + creditRules.pauseDays * dayMs)
      : null;
  return {
    points,
    needsReview: points >= creditRules.reviewFrom,
    pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil : null,
  };
}

/** When the points of an event made now end. */
export const creditExpiresAt = (now: Date): Date => new Date(now.getTime() + creditRules.expireDays * dayMs);

/** Last instant at which a place can be given back without consequence. */
export const freeCancelUntil = (startsAt: Date, deadlineHours: number): Date =>
  new Date(startsAt.getTime() - deadlineHours * hourMs);

export type CancelFacts = {
  state: SignUpState;
  startsAt: Date;
  cancelDeadlineHours: number;
  hasAttended: boolean;
  /** Until when it may be given up freely because the activity changed; null when nothing was asked. */
  askedUntil: Date | null;
};
export type CancelKind = 'cancel' | 'withdraw' | 'leaveQueue' | 'decline';
export type CancelJudgement =
  | { refusal: 'notCancellable' | 'alreadyStarted' }
  | { kind: CancelKind; isLate: boolean };

const kinds: Partial<Record<SignUpState, CancelKind>> = {
  confirmed: 'cancel',
  pending: 'withdraw',
  waitlisted: 'leaveQueue',
  offered: 'decline',
};

/** What giving up a sign-up means now, or why it cannot be given up. Only a confirmed place can be given up late. */
export function judgeCancel(facts: CancelFacts, now: Date): CancelJudgement {
  const kind = kinds[facts.state];
  if (!kind || facts.hasAttended) return { refusal: 'notCancellable' };
  if (facts.startsAt <= now) return { refusal: 'alreadyStarted' };
  const isFree = facts.askedUntil !== null && now < facts.askedUntil;
  const isPast = now > freeCancelUntil(facts.startsAt, facts.cancelDeadlineHours);
  return { kind, isLate: kind === 'cancel' && isPast && !isFree };
}

/** Points a cancel costs: late ones without an excusing reason. */
export const lateCancelPoints = (isLate: boolean, code: CancelCode): number =>
  isLate && !excusingCancelCodes.includes(code) ? creditRules.lateCancelPoints : 0;
