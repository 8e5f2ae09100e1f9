import { lockApproval, settleApproval } from '#platform/server/approvals/approvals.store.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/approvals.contract.ts';
import { contestedApproval } from './contested-approval.ts';

/** Takes an own request back while it waits. @throws NotFound for others', Refusal decided */
export const withdrawApproval: UseCase<typeof contract.withdrawApproval> = async (act, { approvalId }) => {
  const approval = await lockApproval(act.sql, approvalId);
  if (approval?.askedBy !== act.caller.accountId) throw new NotFound('没有这项申请');
  if (approval.state !== 'pending') throw await decidedAlready(act, contestedApproval(approvalId), 'decided');
  await settleApproval(act.sql, approvalId, {
    state: 'withdrawn',
    decidedBy: act.caller.accountId,
    decidedAt: act.now,
  });
  const { kind, title } = approval;
  await act.audit({ targetType: 'approval', targetId: approvalId, detail: { kind, title } });
  return {};
};
