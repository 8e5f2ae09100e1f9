import { VersionConflict } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { mayMove } from '../complaints.rules.ts';
import { moveComplaint } from '../complaints.store.ts';
import { complainantName, lockOwnComplaint } from '../require-own-complaint.ts';

/** Ends a complaint by the word of whoever filed it, before it is answered. @throws Refusal notOpen; NotFound, VersionConflict */
export const withdrawComplaint: UseCase<typeof contract.withdrawComplaint, ComplaintVault> = async (
  act,
  request,
  vault,
) => {
  const row = await lockOwnComplaint(act, request, vault);
  if (!mayMove(row.status, 'withdrawn', 'complainant')) throw act.refuse('notOpen');
  if (row.version !== request.version) throw new VersionConflict('这件投诉刚刚有变化，请看过再决定');
  await moveComplaint(act.sql, {
    complaintId: row.id,
    now: act.now,
    step: 'withdrawn',
    byId: null,
    change: { status: 'withdrawn', dueAt: null },
  });
  await act.audit({
    targetType: 'complaint',
    targetId: row.id,
    sealedAs: complainantName,
    detail: { from: row.status, to: 'withdrawn' },
  });
  return {};
};
