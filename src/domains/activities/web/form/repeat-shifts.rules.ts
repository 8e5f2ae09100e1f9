import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import { mostShifts } from '../../contract/activities.words.ts';
import { shiftLater } from './shift-times.rules.ts';

const sameTime = (one: ShiftForm, other: ShiftForm): boolean =>
  Date.parse(one.startsAt) === Date.parse(other.startsAt) &&
  Date.parse(one.endsAt) === Date.parse(other.endsAt) &&
  one.postName === other.postName;

/**
 * The same shifts again in each of the weeks that follow, new ones alone, soonest week first: what is there already is not
 * made twice, and a form holds no more than its most. Shifts over midnight stay so.
 */
export function repeatWeekly(shifts: readonly ShiftForm[], weeks: number): ShiftForm[] {
  const added: ShiftForm[] = [];
  for (let week = 1; week <= weeks; week += 1)
    for (const shift of shifts) {
      const copy = shiftLater(shift, week * 7);
      if (![...shifts, ...added].some((other) => sameTime(other, copy))) added.push(copy);
    }
  return added.slice(0, Math.max(0, mostShifts - shifts.length));
}
