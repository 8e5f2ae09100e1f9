import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/raise-for.contract.ts';
import { countTaken, takenPage } from '../review/review.queries.ts';
import { reviewRow } from '../review/review.views.ts';

/** What the caller took down for others, in every state, as far as it lies in the data scope; the newest first. */
export const listTakenNeeds: UseCase<typeof contract.listTakenNeeds> = async (
  { sql, caller, now },
  request,
) => {
  const asked = { ...request, takenBy: caller.accountId, scope: caller.scope };
  const rows = await takenPage(sql, asked);
  const { pageNum, pageSize } = request;
  return {
    list: rows.map((row) => reviewRow(row, now)),
    total: await countTaken(sql, asked),
    pageNum,
    pageSize,
  };
};
