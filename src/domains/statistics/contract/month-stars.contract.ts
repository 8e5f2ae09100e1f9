import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { operation } from '#platform/contract/operation.ts';

const starVolunteerSchema = z.strictObject({
  /** Key of the drawn portrait; tells nothing of the person. */
  avatarKey: z.string(),
  gender: z.enum(['male', 'female']),
  /** Masked unless its owner made it public (PIPL 25). */
  name: z.string(),
  /** The team most of the month's service was with. */
  teamName: z.string(),
  /** The star that was awarded, 0 to 5. */
  stars: z.int(),
  /** Effective minutes of the month. */
  minutes: z.int(),
});

const starTeamSchema = z.strictObject({
  teamId: z.int(),
  name: z.string(),
  category: categoryField,
  sealChar: z.string().nullable(),
  iconUrl: z.string().nullable(),
  minutes: z.int(),
  /** Activities of the month that people served in. */
  activityCount: z.int(),
});

export const getMonthStars = operation({
  name: 'getMonthStars',
  method: 'GET',
  path: '/api/statistics/GetMonthStars',
  caller: 'public',
  effect: 'read',
  // The month is over: only an objection or a correction still moves it.
  shared: { with: 'everybody', forMs: 10 * minuteMs, steadyMs: 10 * minuteMs },
  request: z.strictObject({}),
  result: z.strictObject({
    /** The last whole month, `2026-10`. */
    month: z.string(),
    volunteers: z.array(starVolunteerSchema),
    teams: z.array(starTeamSchema),
  }),
  refusals: {},
  summary: 'Who served most last month: volunteers who agreed to be ranked, and teams, by effective hours.',
});
