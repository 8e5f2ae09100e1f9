import { dayMs, weekMs } from '#platform/contract/durations.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';

const leadMs = dayMs;

/** An equal copy asked for within this time is the same press, ms. */
export const sameCopyMs = 10_000;

/** A copy to be made, and the day off on which one of its shifts falls. */
export type Copy = { form: ActivityForm; holiday: string | null };
export type Season = {
  count: number;
  skipsHolidays: boolean;
  /** Names of the days off by the work calendar, `2026-10-01`. */
  holidays: ReadonlyMap<string, string>;
};

/** Looked for so many weeks ahead at most. */
export const seasonWeeks = 26;

/** Copies for as many weeks as asked, one a week from the first on that lies ahead, and the weeks passed over. Without shifts there is one. */
export function copiesOf(
  form: ActivityForm,
  now: Date,
  { count, skipsHolidays, holidays }: Season,
): { copies: Copy[]; skipped: Copy[] } {
  const [copies, skipped]: [Copy[], Copy[]] = [[], []];
  const first = copyOf(form, now);
  const wanted = form.shifts.length === 0 ? 1 : count;
  for (let week = 0; week < seasonWeeks && copies.length < wanted; week += 1) {
    const copy = movedBy(first, week);
    const days = copy.shifts.map(({ startsAt }) => toDay(new Date(startsAt)));
    const holiday = days.map((day) => holidays.get(day)).find(Boolean) ?? null;
    (holiday !== null && skipsHolidays ? skipped : copies).push({ form: copy, holiday });
  }
  return { copies, skipped };
}

const movedBy = (form: ActivityForm, weeks: number): ActivityForm => {
  const move = (at: string): string => toInstant(new Date(Date.parse(at) + weeks * weekMs));
  return {
    ...form,
    shifts: form.shifts.map((shift) => ({
      ...shift,
      id: undefined,
      startsAt: move(shift.startsAt),
      endsAt: move(shift.endsAt),
    })),
  };
};

/**
 * The form of a copy: same content, new shifts on the same weekdays and hours, moved by as many whole weeks as bring
 * the first one at least a day ahead. The span of sign-up is left to be filled in again, and so is the ground for a
 * release: what the centre let through once is not let through for every copy.
 */
export function copyOf(form: ActivityForm, now: Date): ActivityForm {
  const firstStart = Math.min(...form.shifts.map(({ startsAt }) => Date.parse(startsAt)));
  const weeks = Math.max(0, Math.ceil((now.getTime() + leadMs - firstStart) / weekMs));
  return {
    ...movedBy(form, weeks),
    signUpOpensAt: null,
    signUpClosesAt: null,
    releaseGround: '',
  };
}
