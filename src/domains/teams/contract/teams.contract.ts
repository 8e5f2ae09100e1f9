import { z } from 'zod';
import { dayField, idField, instantField, placeField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { teamClasses } from './registration.words.ts';
import { teamSortLabels } from './teams.words.ts';

const teamCardShape = {
  teamId: z.int(),
  teamNo: z.string(),
  name: z.string(),
  shortName: z.string(),
  /** The one character of the generated seal; null where the first of the name serves. */
  sealChar: z.string().nullable(),
  iconUrl: z.string().nullable(),
  category: categoryField,
  area: z.string(),
  areaName: z.string(),
  organisationName: z.string(),
  slogan: z.string(),
  /** Star rating 1 to 5; null while unrated. */
  stars: z.int().nullable(),
  foundedOn: dayField.nullable(),
  joinMode: z.enum(['approval', 'open', 'closed', 'code']),
  memberCount: z.int(),
  /** Activities that were or are public. */
  activityCount: z.int(),
  /** Effective service minutes. */
  effectiveMinutes: z.int(),
};
const teamCardSchema = z.strictObject(teamCardShape);
export type TeamCardView = z.output<typeof teamCardSchema>;

export const listTeams = operation({
  name: 'listTeams',
  method: 'POST',
  path: '/api/teams/ListTeams',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000, notWith: ['near'] },
  request: z
    .strictObject({
      ...pageRequestShape,
      keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
      area: z.string().max(20).optional(),
      category: categoryField.optional(),
      teamClass: z.enum(teamClasses, '没有这个队伍类别').optional(),
      /** Takes people in by itself: not by invitation only. */
      isJoinable: z.boolean().optional(),
      /** Where the visitor is: every card says how far it is. */
      near: placeField.optional(),
      /** `nearest` needs `near`; teams without a place on the map come last. */
      sort: z.enum(keysOf(teamSortLabels)).default('newest'),
    })
    .refine(({ sort, near }) => sort !== 'nearest' || near !== undefined, {
      path: ['near'],
      message: '按距离排序要给出所在的位置',
    }),
  result: z.strictObject(
    pageResultShape(z.strictObject({ ...teamCardShape, distanceM: z.int().optional() })),
  ),
  refusals: {},
  summary: 'Active teams; the numbers are at most a quarter of an hour old.',
});

const teamDetailShape = {
  ...teamCardShape,
  teamClass: z.string(),
  legalForm: z.string(),
  organisationId: z.int(),
  address: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  leaderName: z.string(),
  intro: z.string(),
  status: z.enum(['draft', 'pending', 'returned', 'rejected', 'active', 'suspended', 'dissolved']),
  registeredAt: instantField,
};

export const getTeam = operation({
  name: 'getTeam',
  method: 'GET',
  path: '/api/teams/GetTeam/{id}',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...teamDetailShape,
    /** Null unless the team made its contact public. */
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
  }),
  refusals: {},
  summary: 'One active or suspended team with its numbers.',
});
export type TeamView = z.output<(typeof getTeam)['result']>;

export const getMyTeam = operation({
  name: 'getMyTeam',
  method: 'GET',
  path: '/api/teams/GetMyTeam',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    ...teamDetailShape,
    contactName: z.string(),
    contactPhone: z.string(),
    isContactPublic: z.boolean(),
    trustGrade: z.enum(['A', 'B', 'C']),
    /** People who wait to be let in. */
    applicantCount: z.int(),
    /** Sentences about what the profile still lacks. */
    warnings: z.array(z.string()),
  }),
  refusals: {},
  summary: "The caller's own team.",
});
export type MyTeamView = z.output<(typeof getMyTeam)['result']>;
