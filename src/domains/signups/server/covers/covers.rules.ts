import { dayMs, hourMs, minuteMs } from '#platform/contract/durations.ts';
import { startOfDay, timeLabel, toDay } from '#platform/contract/instants.ts';
import { coverLimits, lastCoverGroup } from '../../contract/covers.words.ts';
import { signUpLimits } from '../../contract/signups.limits.ts';
import { judgeWarnings } from '../clash.rules.ts';
import { type Reason, reasonOf, type SignUpFacts } from '../signups.facts.ts';
import { judgePerson } from '../signups.rules.ts';

export type CoverJudgement = { verdict: 'take' | 'consent' | 'refused'; reasons: Reason[] };

/**
 * Whether somebody may take a shift over: what speaks against the person by the engine of sign-ups, with places and times of
 * sign-up left aside, for the place is there. Where the team reviews sign-ups or gives out a code, or the person's credit asks for it, it agrees first.
 */
export function judgeCover(facts: SignUpFacts, now: Date): CoverJudgement {
  const { activity, shift, viewer } = facts;
  const held = viewer.kind === 'volunteer' ? viewer.commitments : [];
  const reasons = [
    ...(activity.status !== 'published' || shift.status === 'cancelled' ? [reasonOf('cancelled')] : []),
    ...(activity.teamStatus === 'active' ? [] : [reasonOf('teamSuspended')]),
    ...(shift.startsAt <= now ? [reasonOf('shiftStarted')] : []),
    ...(held.some(({ shiftId }) => shiftId === shift.shiftId) ? [reasonOf('already')] : []),
    ...judgePerson(facts, now),
    ...judgeWarnings(shift, held),
  ];
  if (reasons.some(({ severity }) => severity === 'block')) return { verdict: 'refused', reasons };
  const needsConsent =
    activity.signUpMode === 'review' ||
    activity.recruitScope === 'code' ||
    reasons.some(({ code }) => code === 'creditReview');
  return { verdict: needsConsent ? 'consent' : 'take', reasons };
}

/** Whether cover may still be asked for: not in the last half hour, when the leader is called. */
export const isTooLateToAsk = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() < coverLimits.lastMinutes * minuteMs;

/** From 22:00 to 07:00 nobody is asked; gives the end of the night, undefined by day. */
export function endOfNight(now: Date): Date | undefined {
  const hour = Number(timeLabel(now).slice(0, 2));
  const morning = startOfDay(toDay(now)).getTime() + signUpLimits.quietToHour * hourMs;
  if (hour < signUpLimits.quietToHour) return new Date(morning);
  return hour >= signUpLimits.quietFromHour ? new Date(morning + dayMs) : undefined;
}

/** When the group after this one is asked: after a day or a third of the time left; null after the last. */
export function nextGroupAt(groupNo: number, startsAt: Date, now: Date): Date | null {
  if (groupNo >= lastCoverGroup) return null;
  const third = Math.max(0, startsAt.getTime() - now.getTime()) / 3;
  return new Date(now.getTime() + Math.min(coverLimits.groupHours * hourMs, third));
}
