import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { idField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { leadRanks } from './lead.words.ts';

export const listLedTeams = operation({
  name: 'listLedTeams',
  method: 'GET',
  path: '/api/teams/ListLedTeams',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    /** At most 50, the one joined first above. */
    list: z.array(
      z.strictObject({
        teamId: idField,
        name: z.string(),
        shortName: z.string(),
        sealChar: z.string().nullable(),
        iconUrl: z.string().nullable(),
        category: categoryField,
        rank: z.enum(leadRanks),
        /** 队长, 副队长, 管理员 or 领队. */
        roleLabel: z.string(),
      }),
    ),
  }),
  refusals: {},
  summary: 'The teams that the caller leads, for which they may act with their own login (domain.md 4.10).',
});
export type LedTeam = z.output<(typeof listLedTeams)['result']>['list'][number];
