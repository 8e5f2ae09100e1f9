import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { idField, placeField, versionField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { dispatchSettingsRefusals, leftOutReasons, rankFactorKeys } from './ranking.words.ts';

/** Points of one factor, out of so many, and the sentence that explains them. */
export const scorePartSchema = z.strictObject({
  factor: z.enum(rankFactorKeys),
  points: z.int(),
  most: z.int(),
  why: z.string(),
});
export type ScorePart = z.output<typeof scorePartSchema>;

const teamNameShape = { teamId: idField, name: z.string(), shortName: z.string() };

export const rankedTeamSchema = z.strictObject({
  ...teamNameShape,
  sealChar: z.string().nullable(),
  category: categoryField,
  score: z.int(),
  parts: z.array(scorePartSchema),
  /** Null where the team or the place has no position. */
  metres: z.int().nullable(),
  place: placeField.nullable(),
});
export type RankedTeam = z.output<typeof rankedTeamSchema>;

export const leftOutTeamSchema = z.strictObject({ ...teamNameShape, reason: z.enum(leftOutReasons) });
export type LeftOutTeam = z.output<typeof leftOutTeamSchema>;

const weightField = z.int('权重应为整数').min(0, '权重不能小于 0').max(100, '权重不能大于 100');
const settingsShape = {
  weights: z.strictObject({
    category: weightField,
    distance: weightField,
    capacity: weightField,
    answers: weightField,
    skill: weightField,
    fairness: weightField,
  }),
  /** Jobs at hand up to which a team is given more. */
  openJobs: z.int('件数应为整数').min(1, '至少 1 件').max(50, '至多 50 件'),
  /** Beyond this distance a team gets no points for being near. */
  reachKilometres: z.int('公里数应为整数').min(1, '至少 1 公里').max(100, '至多 100 公里'),
};
const dispatcher = permission('needs.dispatch', { scope: 'unit' });

export const getDispatchSettings = operation({
  name: 'getDispatchSettings',
  method: 'POST',
  path: '/api/jobs/GetDispatchSettings',
  caller: dispatcher,
  effect: 'read',
  request: z.strictObject({}),
  /** The version is 0 while nobody has changed anything. */
  result: z.strictObject({ ...settingsShape, version: z.int() }),
  refusals: {},
  summary: 'How teams are ranked for a need, and how much a team is given at once.',
});

export const updateDispatchSettings = operation({
  name: 'updateDispatchSettings',
  act: '修改派单规则',
  method: 'PUT',
  path: '/api/jobs/UpdateDispatchSettings',
  caller: permission('needs.dispatch', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ ...settingsShape, version: versionField.or(z.literal(0)) }),
  result: z.strictObject({ version: z.int() }),
  refusals: dispatchSettingsRefusals,
  summary: 'Changes the weights of the ranking, which add up to a hundred.',
});
