import { addDays, startOfDay, toDay, weekdayOf } from '#platform/contract/instants.ts';
import type { ShiftPattern } from './texts/activities/template.ts';
import type { Random } from './texts/random.ts';

/** States of the demo's activities and how many there are of each: every one a person can meet. */
export const stateCounts = {
  closed: 196,
  publicity: 14,
  settling: 16,
  running: 8,
  published: 118,
  pending: 16,
  returned: 6,
  draft: 12,
  cancelled: 10,
  suspended: 4,
} as const;
export type DemoState = keyof typeof stateCounts;

/** Whether a shift of such days falls on that day. */
export const fitsDay = (day: string, days: ShiftPattern['days']): boolean => {
  const weekday = weekdayOf(day);
  const isWeekend = weekday === 0 || weekday === 6;
  return {
    any: true,
    weekday: !isWeekend,
    weekend: isWeekend,
    saturday: weekday === 6,
    sunday: weekday === 0,
  }[days];
};

/** A day for an activity of a state: the past densest near today, the future within four weeks. */
export function dayFor(
  state: DemoState,
  days: ShiftPattern['days'],
  { today, rng }: { today: string; rng: Random },
): string {
  const offset = offsetFor(state, rng);
  if (state === 'running') return addDays(today, offset);
  const step = offset < 0 ? -1 : 1;
  for (let day = addDays(today, offset), tries = 0; tries < 7; tries += 1, day = addDays(day, step)) {
    if (fitsDay(day, days)) return day;
  }
  return addDays(today, offset);
}

function offsetFor(state: DemoState, rng: Random): number {
  switch (state) {
    case 'closed':
      return -15 - Math.floor(rng.next() ** 1.6 * 700);
    case 'publicity':
      return -rng.int(3, 6);
    case 'settling':
      return -rng.int(1, 2);
    case 'running':
      return 0;
    case 'published':
      return 1 + Math.floor(rng.next() ** 1.3 * 26);
    case 'cancelled':
      return rng.int(-20, 12);
    case 'suspended':
      return rng.int(3, 12);
    default:
      return rng.int(8, 35);
  }
}

/** The instant of `HH:MM` on a Shanghai day. */
export function instantOn(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * 60_000);
}

/** A shift of a running activity is under way now: it began one hour ago, on the quarter. */
export function runningStart(now: Date): Date {
  const quarter = 15 * 60_000;
  const start = new Date(Math.floor((now.getTime() - 60 * 60_000) / quarter) * quarter);
  // Near midnight the shift stays on today's date, so that its hours need no second day.
  return toDay(start) === toDay(now) ? start : startOfDay(toDay(now));
}
