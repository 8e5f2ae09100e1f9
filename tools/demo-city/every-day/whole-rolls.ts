import { addDays } from '#platform/contract/instants.ts';
import { type City, type CityShift, hourMs, plus } from '../city.ts';
import { type DemoState, instantOn } from '../plan-dates.ts';
import type { RenderedActivity } from '../texts/activities/render.ts';

/** How many came to such a shift, and how many of them went home without signing out. */
export const wholeRoll = { people: 40, forgotten: 4 } as const;

/** One for a desk and one for a phone. */
const activityCount = 2;
/** Before that it is not known who forgot to sign out. */
const knownAfterMs = 3 * hourMs;

/**
 * Places, in the list of all, of the activities of forty people whose hours wait for their team on every day and at every hour: they take
 * everybody, and ask nobody for a paper.
 */
export function wholeRollPlaces(
  states: readonly DemoState[],
  texts: readonly (RenderedActivity | undefined)[],
): ReadonlySet<number> {
  const suited = states.flatMap((state, index) =>
    state === 'settling' && texts[index]?.shift.posts[0]?.needs === undefined ? [index] : [],
  );
  return new Set(suited.slice(0, activityCount));
}

/** The day of such an activity: long enough over for its hours, and not so long that a forgotten sign-out can no longer be put right. */
export function dayOfWholeRoll({ today, now }: City, { startsAt, posts }: RenderedActivity['shift']): string {
  const yesterday = addDays(today, -1);
  const longest = Math.max(...posts.map(({ minutes }) => minutes)) * 60_000;
  const isOver = plus(instantOn(yesterday, startsAt), longest + knownAfterMs) < now;
  return isOver ? yesterday : addDays(today, -2);
}

/** Of each of them the shift to which the forty came. */
export function wholeRolls({ shifts }: City): ReadonlySet<CityShift> {
  const seen = new Set<number>();
  return new Set(
    shifts.filter(({ activity }) => activity.isWholeRoll && !seen.has(activity.id) && seen.add(activity.id)),
  );
}

/** Stayed to the end, or went home without signing out. */
export type Fate = 'stayed' | 'forgot';

/** What becomes of the people of those activities; of everybody else chance decides. */
export function fatesOf<SignUp extends { shift: CityShift; status: string }>(
  city: City,
  signUps: readonly SignUp[],
): ReadonlyMap<SignUp, Fate> {
  const fates = new Map<SignUp, Fate>();
  for (const shift of wholeRolls(city)) {
    const people = signUps.filter(
      (one) => one.status === 'confirmed' && one.shift.activity === shift.activity,
    );
    for (const one of people) fates.set(one, 'stayed');
    for (const one of people.filter((each) => each.shift === shift).slice(0, wholeRoll.forgotten))
      fates.set(one, 'forgot');
  }
  return fates;
}
