import { z } from 'zod';
import { doneResult, idField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { leaderLimit, leaderRefusals } from './leaders.words.ts';

export const listActivityLeaders = operation({
  name: 'listActivityLeaders',
  method: 'GET',
  path: '/api/activities/ListActivityLeaders/{id}',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    /** Who was appointed first stands first; who left the team since is not there. */
    leaders: z.array(z.strictObject({ teamUserId: idField, name: z.string(), groupName: z.string() })),
    /** Whether the caller may appoint others. */
    canAppoint: z.boolean(),
  }),
  refusals: {},
  summary: 'Who leads an activity of the team (领队).',
});

export const setActivityLeaders = operation({
  name: 'setActivityLeaders',
  act: '指定领队',
  method: 'POST',
  path: '/api/activities/SetActivityLeaders',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    activityId: idField,
    /** Members of the team with an account; whoever is left out is no leader any more. */
    teamUserIds: z.array(idField).max(leaderLimit, `一个活动至多 ${leaderLimit} 位领队`),
  }),
  result: doneResult,
  refusals: leaderRefusals,
  summary: 'Appoints who leads an activity with their own login; each who is new is told.',
});
