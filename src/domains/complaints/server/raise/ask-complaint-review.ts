import { workdayAfter } from '#domains/site/server/index.ts';
import { endOfDay, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { judgeReview } from '../complaints.rules.ts';
import { moveComplaint } from '../complaints.store.ts';
import { complainantName, lockOwnComplaint } from '../require-own-complaint.ts';

/** Asks for the one review; its clock begins anew. @throws Refusal by `askReviewRefusals`, NotFound */
export const askComplaintReview: UseCase<typeof contract.askComplaintReview, ComplaintVault> = async (
  act,
  request,
  vault,
) => {
  const row = await lockOwnComplaint(act, request, vault);
  const refusal = judgeReview(row, act.now);
  if (refusal) throw act.refuse(refusal);
  const lastDay = await workdayAfter(act.sql, toDay(act.now), complaintLimits.answerWorkdays);
  await moveComplaint(act.sql, {
    complaintId: row.id,
    now: act.now,
    step: 'reviewAsked',
    byId: null,
    note: request.reason,
    change: {
      status: 'reviewing',
      reviewAskedAt: act.now,
      dueAt: endOfDay(lastDay),
      overdueToldAt: null,
      extendedAt: null,
      handlerId: null,
    },
  });
  await act.audit({
    targetType: 'complaint',
    targetId: row.id,
    sealedAs: complainantName,
    detail: { from: row.status, to: 'reviewing' },
  });
  return {};
};
