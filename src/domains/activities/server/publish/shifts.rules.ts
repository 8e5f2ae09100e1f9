import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import { plainPost } from '../../contract/posts.words.ts';
import { faultOf } from '../../contract/shift-faults.rules.ts';

export type ShiftSpan = { startsAt: Date; endsAt: Date };

/** Length of a shift in minutes. */
export const lengthOf = ({ startsAt, endsAt }: ShiftSpan): number =>
  Math.floor((endsAt.getTime() - startsAt.getTime()) / minuteMs);

/** What a shift counts for: its length less the break. */
export const serviceMinutes = (shift: ShiftSpan & { breakMinutes: number }): number =>
  Math.max(0, lengthOf(shift) - shift.breakMinutes);

/** Start, end and places of an activity: always derived from its shifts, here and nowhere else. */
export function spanOfShifts(shifts: readonly (ShiftSpan & { capacity: number })[]) {
  if (shifts.length === 0) return { startsAt: null, endsAt: null, capacity: 0 };
  return {
    startsAt: new Date(Math.min(...shifts.map((shift) => shift.startsAt.getTime()))),
    endsAt: new Date(Math.max(...shifts.map((shift) => shift.endsAt.getTime()))),
    capacity: shifts.reduce((sum, shift) => sum + shift.capacity, 0),
  };
}

/** A shift of the form with its instants parsed, and its post named. */
export const toShift = (form: ShiftForm) => ({
  id: form.id,
  postName: form.postName || plainPost,
  startsAt: new Date(form.startsAt),
  endsAt: new Date(form.endsAt),
  breakMinutes: form.breakMinutes,
  capacity: form.capacity,
  minNeeded: form.minNeeded,
  closesHours: form.closesHours ?? null,
});

/** When sign-up to a shift closes; null where that is at its start. `usualHours` are those of the activity. */
export function closesAtOf(
  { startsAt, closesHours }: { startsAt: Date; closesHours: number | null },
  usualHours: number,
): Date | null {
  const hours = closesHours ?? usualHours;
  return hours === 0 ? null : new Date(startsAt.getTime() - hours * hourMs);
}

/** The first and the last instant at which a shift of the form stops taking people. */
export function closingsOf(shifts: readonly ReturnType<typeof toShift>[], usualHours: number) {
  const closings = shifts.map((shift) => Number(closesAtOf(shift, usualHours) ?? shift.startsAt));
  if (closings.length === 0) return { firstClosesAt: null, lastClosesAt: null };
  return { firstClosesAt: new Date(Math.min(...closings)), lastClosesAt: new Date(Math.max(...closings)) };
}

/** Rows of the form that cannot be stored as shifts, each with its first reason. */
export const shiftErrors = (shifts: readonly ShiftForm[]): FieldError[] =>
  shifts.flatMap((shift, index) => {
    const fault = faultOf(shift);
    return fault ? [{ path: `shifts.${index}.${fault.field}`, msg: fault.msg }] : [];
  });

/** Two rows that ask for the same work at overlapping times, by their places in the form, the lower one `index`. */
export type ShiftClash = { index: number; earlier: number; isSame: boolean };

/**
 * Rows that ask for the same work at the same time as another, at each the first such row above it. Different posts may run
 * side by side; shifts that only touch do not overlap. Each row is held against the one that runs longest of those begun
 * before it, so that a form of hundreds is looked through at once.
 */
export function shiftClashes(shifts: readonly ShiftForm[]): ShiftClash[] {
  const rows = shifts.map((form, at) => ({ ...toShift(form), at }));
  const inTime = rows.toSorted((one, other) => +one.startsAt - +other.startsAt || one.at - other.at);
  const longest = new Map<string, (typeof rows)[number]>();
  const found = new Map<number, ShiftClash>();
  for (const row of inTime) {
    const other = longest.get(row.postName);
    if (other && other.endsAt > row.startsAt) {
      const [earlier = 0, index = 0] = [row.at, other.at].toSorted((one, two) => one - two);
      const isSame = +other.startsAt === +row.startsAt && +other.endsAt === +row.endsAt;
      const known = found.get(index);
      if (!known || earlier < known.earlier) found.set(index, { index, earlier, isSame });
    }
    if (!other || row.endsAt > other.endsAt) longest.set(row.postName, row);
  }
  return [...found.values()].toSorted((one, other) => one.index - other.index);
}
