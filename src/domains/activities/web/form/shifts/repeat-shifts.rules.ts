import { toDay } from '#platform/contract/instants.ts';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import { mostShifts } from '../../../contract/activities.words.ts';
import { sameness } from './shift-plan.rules.ts';
import { shiftLater } from './shift-times.rules.ts';

/**
 * The same shifts again in each of the weeks that follow, new ones alone, soonest week first: what is there already is not
 * made twice, none begins after the day `until`, and a form holds no more than its most. Shifts over midnight stay so.
 */
export function repeatWeekly(shifts: readonly ShiftForm[], weeks: number, until?: string): ShiftForm[] {
  const room = mostShifts - shifts.length;
  const there = new Set(shifts.map(sameness));
  const added: ShiftForm[] = [];
  for (let week = 1; week <= weeks; week += 1)
    for (const shift of shifts) {
      if (added.length >= room) return added;
      const copy = shiftLater(shift, week * 7);
      if (until !== undefined && toDay(new Date(copy.startsAt)) > until) continue;
      if (there.has(sameness(copy))) continue;
      there.add(sameness(copy));
      added.push(copy);
    }
  return added;
}
