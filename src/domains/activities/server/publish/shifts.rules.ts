import { minuteMs } from '#platform/contract/durations.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';

export const shortestShiftMinutes = 15;

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

/** A shift of the form with its instants parsed. */
export const toShift = (form: ShiftForm) => ({
  ...form,
  postName: form.postName || '志愿者',
  startsAt: new Date(form.startsAt),
  endsAt: new Date(form.endsAt),
});

/** What the database cannot keep even in a draft: a shift that ends before it starts, a break longer than the shift. */
export function shiftErrors(shifts: readonly ShiftForm[]): FieldError[] {
  return shifts.map(toShift).flatMap((shift, index) => {
    const path = `shifts.${index}`;
    const minutes = lengthOf(shift);
    if (minutes <= 0) return [{ path: `${path}.endsAt`, msg: '结束时间要晚于开始时间' }];
    if (shift.breakMinutes >= minutes) return [{ path: `${path}.breakMinutes`, msg: '休息时间要短于这一场' }];
    if (shift.minNeeded > shift.capacity)
      return [{ path: `${path}.minNeeded`, msg: '最少人数不能多于招募人数' }];
    return [];
  });
}

/**
 * Rows that ask for the same work at the same time as a row above: at each its index, whose it is, and whether the times are
 * quite the same. Different posts may run side by side; shifts that only touch do not overlap.
 */
export function shiftClashes(
  shifts: readonly ShiftForm[],
): { index: number; earlier: number; isSame: boolean }[] {
  const spans = shifts.map(toShift);
  return spans.flatMap((shift, index) => {
    const earlier = spans.findIndex(
      (other, at) =>
        at < index &&
        other.postName === shift.postName &&
        other.startsAt < shift.endsAt &&
        shift.startsAt < other.endsAt,
    );
    if (earlier < 0) return [];
    const other = spans[earlier];
    const isSame = Number(other?.startsAt) === +shift.startsAt && Number(other?.endsAt) === +shift.endsAt;
    return [{ index, earlier, isSame }];
  });
}
