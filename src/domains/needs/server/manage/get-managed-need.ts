import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-needs.contract.ts';
import { needNoById, publicActivityOf, stepsOf } from '../needs.queries.ts';
import { managedNeedView } from './managed-need.views.ts';
import { managedRowsOf } from './managed-needs.queries.ts';

/** One need with its course. @throws NotFound outside the data scope */
export const getManagedNeed: UseCase<typeof contract.getManagedNeed> = async (
  { sql, caller, now },
  { id },
) => {
  const [row] = await managedRowsOf(sql, [id], caller.scope);
  if (!row) throw new NotFound('没有找到这张单子');
  return managedNeedView({
    row,
    steps: await stepsOf(sql, [id]),
    mergedNo: await needNoById(sql, row.mergedInto),
    activity: await publicActivityOf(sql, id),
    now,
  });
};
