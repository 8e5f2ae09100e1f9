import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-needs.contract.ts';
import { managedNeed } from './managed-need.views.ts';
import { countManaged, managedPage } from './managed-needs.queries.ts';

/** Needs in every state inside the caller's data scope. */
export const listManagedNeeds: UseCase<typeof contract.listManagedNeeds> = async (
  { sql, caller, now },
  request,
) => {
  const { pageNum, pageSize } = request;
  const filter = { ...request, scope: caller.scope, now };
  const rows = await managedPage(sql, filter);
  return {
    list: rows.map((row) => managedNeed(row, now)),
    total: await countManaged(sql, filter),
    pageNum,
    pageSize,
  };
};
