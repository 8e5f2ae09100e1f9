import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { addDays, toInstant } from '#platform/contract/instants.ts';
import { instantOfWallClock } from '#platform/web/fields/instant-input.tsx';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import { longestShiftMinutes } from '../../../contract/activities.words.ts';

type Span = Pick<ShiftForm, 'startsAt' | 'endsAt'>;

/**
 * The span that a day and two times mean. An end before the start is that of the next day where that makes a shift no longer
 * than a shift may be (22:00 – 06:00); otherwise it is a slip and stays on the day, for the row to say so.
 */
export function spanOfTimes(day: string, from: string, to: string): Span {
  const startsAt = instantOfWallClock(`${day}T${from}`);
  const sameDay = instantOfWallClock(`${day}T${to}`);
  const nextDay = instantOfWallClock(`${addDays(day, 1)}T${to}`);
  const minutes = (Date.parse(nextDay) - Date.parse(startsAt)) / minuteMs;
  return { startsAt, endsAt: to < from && minutes <= longestShiftMinutes ? nextDay : sameDay };
}

const later = (instant: string, days: number): string =>
  toInstant(new Date(Date.parse(instant) + days * dayMs));

/** The same shift, a new one, that many days later. */
export const shiftLater = (shift: ShiftForm, days: number): ShiftForm => ({
  ...shift,
  id: undefined,
  startsAt: later(shift.startsAt, days),
  endsAt: later(shift.endsAt, days),
});
