import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { teamsServedWith } from './claims.queries.ts';

/** Where a service of one's own can be claimed. */
export const listClaimTeams: UseCase<typeof contract.listClaimTeams> = async ({ sql, caller }) => ({
  list: await teamsServedWith(sql, caller.volunteerId),
});
