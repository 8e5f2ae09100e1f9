import { type City, type CityShift, dayMs, plus } from '../city.ts';

const crowdedCount = 4;

/**
 * Shifts that are full with people waiting on every day and at every hour: what somebody of age may come to without a code or a
 * paper stays open for days, and has a queue. Chance fills others besides.
 */
export function crowdedShifts({ now, shifts }: City): ReadonlySet<CityShift> {
  const soonest = plus(now, 3 * dayMs);
  const chosenOf = new Set<number>();
  const suited = shifts.filter(({ activity, startsAt, closesAt, needs, minAge }) => {
    const { state, row, waitlistMode, opensAt } = activity;
    return (
      state === 'published' &&
      opensAt <= now &&
      startsAt > soonest &&
      Date.parse(String(row.signUpClosesAt)) > soonest.getTime() &&
      closesAt === null &&
      waitlistMode !== 'off' &&
      row.recruitScope === 'public' &&
      needs === undefined &&
      minAge <= 18
    );
  });
  // Of one activity one shift, so that the others of it may be joined.
  const chosen = suited.filter(({ activity }) => !chosenOf.has(activity.id) && chosenOf.add(activity.id));
  return new Set(chosen.slice(0, crowdedCount));
}
