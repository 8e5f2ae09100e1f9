import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { organisationsWithCounts } from './site.queries.ts';

/** What lies in the caller's data scope, above before below. */
export const listOrganisationsForStaff: UseCase<typeof contract.listOrganisationsForStaff> = async ({
  sql,
  caller,
}) => {
  const rows = await organisationsWithCounts(sql, caller.scope).execute();
  return {
    list: rows.map(({ id, areaName, teamCount, staffCount, ...row }) => ({
      organisationId: id,
      ...row,
      areaName: areaName ?? '',
      closedAt: toInstantOrNull(row.closedAt),
      teamCount: Number(teamCount),
      staffCount: Number(staffCount),
    })),
  };
};
