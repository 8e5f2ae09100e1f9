import { dayMs, weekMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';

const leadMs = dayMs;

/** An equal copy asked for within this time is the same press, ms. */
export const sameCopyMs = 10_000;

/**
 * The form of a copy: same content, new shifts on the same weekdays and hours, moved by as many whole weeks as bring
 * the first one at least a day ahead. The span of sign-up is left to be filled in again, and so is the ground for a
 * release: what the centre let through once is not let through for every copy.
 */
export function copyOf(form: ActivityForm, now: Date): ActivityForm {
  const firstStart = Math.min(...form.shifts.map(({ startsAt }) => Date.parse(startsAt)));
  const weeks = Math.max(0, Math.ceil((now.getTime() + leadMs - firstStart) / weekMs));
  const move = (at: string): string => toInstant(new Date(Date.parse(at) + weeks * weekMs));
  return {
    ...form,
    signUpOpensAt: null,
    signUpClosesAt: null,
    releaseGround: '',
    shifts: form.shifts.map((shift) => ({
      ...shift,
      id: undefined,
      startsAt: move(shift.startsAt),
      endsAt: move(shift.endsAt),
    })),
  };
}
