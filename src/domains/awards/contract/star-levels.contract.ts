import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { leaderPermission, starHourLimits, starLevelRefusals } from './stars.words.ts';

const levelSchema = z.strictObject({
  level: z.int(),
  minMinutes: z.int(),
  /** Two people of the whole city confirm it, one of whom leads the centre. */
  needsTwo: z.boolean(),
});

/** What each star asks for today, the first star first: every text that names hours of a star reads this. */
export const listStarLevels = operation({
  name: 'listStarLevels',
  method: 'GET',
  path: '/api/awards/ListStarLevels',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: minuteMs },
  request: z.strictObject({}),
  result: z.strictObject({
    levels: z.array(levelSchema),
    /** What a change must name. */
    version: z.string(),
  }),
  refusals: {},
  summary: '五颗星各要求多少生效时长',
});

const { least, most } = starHourLimits;
const hoursField = z
  .int('请填写整小时数')
  .min(least, `至少 ${least} 小时`)
  .max(most, `至多 ${most.toLocaleString('zh-CN')} 小时`);

/**
 * Sets what the stars ask for from now on, and from which star on two people confirm (the fifth always). Who has a star or is on
 * the way to one keeps what was asked when it was found. Refuses `notAscending`; VersionConflict when somebody was faster.
 */
export const saveStarLevels = operation({
  name: 'saveStarLevels',
  act: '修改星级标准',
  method: 'PUT',
  path: '/api/awards/SaveStarLevels',
  caller: permission(leaderPermission, { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({
    version: z.string().max(100),
    hours: z.array(hoursField).length(5, '五颗星都要填写'),
    /** The lowest star that two people confirm. */
    twoFrom: z.int().min(1).max(5),
    reason: reasonField,
  }),
  result: doneResult,
  refusals: starLevelRefusals,
  summary: '修改五颗星的要求，以后的候选按新要求',
});
