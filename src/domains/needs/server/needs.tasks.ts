import { dayMs, hourMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { forgetPeople } from './needs.store.ts';

/** Names and phones of a need are kept for a year after its end (domain.md B). */
const peopleKeptMs = 365 * dayMs;
const batch = 200;

/** What moves by the clock in this room. */
export const needsTasks: BackgroundTask[] = [
  {
    name: 'needs.forgetPeople',
    everyMs: hourMs,
    run: async ({ sql, now }) =>
      (await forgetPeople(sql, new Date(now.getTime() - peopleKeptMs), batch)) === batch,
  },
];
