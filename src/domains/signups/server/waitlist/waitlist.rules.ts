import { minuteMs } from '#platform/contract/durations.ts';
import { timeLabel } from '#platform/contract/instants.ts';
import { signUpLimits } from '../../contract/signups.limits.ts';
import type { ActivityFacts } from '../signups.facts.ts';
import { isOpenPool } from '../signups.rules.ts';

/** When an offer made now ends: a third of the time to the start, between 30 minutes and 12 hours (domain.md 2.2). */
export function offerEndsAt(startsAt: Date, now: Date): Date {
  const third = (startsAt.getTime() - now.getTime()) / 3;
  const life = Math.min(
    Math.max(third, signUpLimits.offerMinMinutes * minuteMs),
    signUpLimits.offerMaxMinutes * minuteMs,
  );
  return new Date(now.getTime() + life);
}

/** Between 22:00 and 07:00 nobody is woken by an offer, unless the shift starts within 12 hours. */
function isQuiet(startsAt: Date, now: Date): boolean {
  const hour = Number(timeLabel(now).slice(0, 2));
  const isNight = hour >= signUpLimits.quietFromHour || hour < signUpLimits.quietToHour;
  const minutesLeft = (startsAt.getTime() - now.getTime()) / minuteMs;
  return isNight && minutesLeft >= signUpLimits.quietUnlessWithinMinutes;
}

/**
 * What becomes of a free place while people wait: `leave` it (no queue, worked by hand, begun), `wait` for the morning,
 * `confirm` the next at once, `offer` it to the next for a time, or `openPool`: whoever takes it first.
 */
export type FreePlaceRule = 'leave' | 'wait' | 'confirm' | 'offer' | 'openPool';

export function freePlaceRule(
  waitlistMode: ActivityFacts['waitlistMode'],
  startsAt: Date,
  now: Date,
): FreePlaceRule {
  if (waitlistMode === 'off' || waitlistMode === 'manual' || startsAt <= now) return 'leave';
  if (isOpenPool(startsAt, now)) return 'openPool';
  if (isQuiet(startsAt, now)) return 'wait';
  return waitlistMode === 'auto' ? 'confirm' : 'offer';
}

/** Whether someone waiting may simply take a free place: in the open pool, whatever the mode but 人工. */
export const canClaim = (
  place: { waitlistMode: ActivityFacts['waitlistMode']; startsAt: Date; placesLeft: number },
  now: Date,
): boolean => place.placesLeft > 0 && freePlaceRule(place.waitlistMode, place.startsAt, now) === 'openPool';

/** Free places beyond those that the companions of somebody who waits would take. */
export const placesBeyond = (row: { capacity: number; takenCount: number; partySize: number }): number =>
  row.capacity - row.takenCount - (row.partySize - 1);
