import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { ClaimRefusal, ClaimState } from '../../contract/claims.words.ts';
import { hourLimits, type HourState } from '../../contract/hours.words.ts';
import { isLateClaim } from '../../contract/late-claim.rules.ts';

export type ClaimedTime = { startsAt: Date; endsAt: Date; minutes: number; title: string };
type Late = { lateReason?: string | undefined };

/** Training, meetings and outings never become hours (domain.md 4.3.14). */
const noService = /会议|例会|聚餐|团建|彩排|培训班|(?:听|参加|观看)[^,，。]{0,8}讲座/u;

/** May this be claimed at all: over, within a year and with a reason where it is late, within one day of the city, no longer than it lasted (domain.md 4.3.3, 4.3.4, 4.3.10)? */
export function judgeClaim(time: ClaimedTime & Late, now: Date): ClaimRefusal | undefined {
  const lasted = Math.floor((time.endsAt.getTime() - time.startsAt.getTime()) / minuteMs);
  if (time.endsAt > now) return 'notOver';
  if (now.getTime() - time.endsAt.getTime() > hourLimits.lateClaimDays * dayMs) return 'tooOld';
  if (isLateClaim(time, now) && time.lateReason === undefined) return 'lateReasonMissing';
  if (time.minutes > lasted) return 'overSpan';
  if (toDay(time.startsAt) !== toDay(new Date(time.endsAt.getTime() - 1))) return 'overMidnight';
  return noService.test(time.title) ? 'noService' : undefined;
}

export type ClaimStanding = {
  state: ClaimState;
  /** The team, or the first of two at the centre, has said something. */
  isAnswered: boolean;
  /** State of its record at the centre, where there is one. */
  hourState: HourState | undefined;
};

/** May it be taken back? While nobody, neither team nor centre, has decided. */
export const mayWithdraw = ({ state, isAnswered, hourState }: ClaimStanding): boolean =>
  state === 'atTeam' || (state === 'atCentre' && !isAnswered && hourState === 'submitted');
