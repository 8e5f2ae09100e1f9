import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { countOwn, ownPage } from '../complaints.queries.ts';
import { complaintCard } from '../complaints.views.ts';

/** What the caller has complained of by name, newest first. */
export const listMyComplaints: UseCase<typeof contract.listMyComplaints, ComplaintVault> = async (
  { sql, now, caller },
  { pageNum, pageSize },
  vault,
) => {
  const ownerHash = vault.ownerHash(caller.accountId);
  const rows = await ownPage(sql, { pageNum, pageSize, ownerHash });
  const { ahead } = await readWorkdaysLeft(sql, now);
  return {
    list: rows.map((row) => complaintCard(row, ahead)),
    total: await countOwn(sql, ownerHash),
    pageNum,
    pageSize,
  };
};
