import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import { complaintKindLabels, complaintStatusLabels } from '../../contract/complaints.words.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { openStatuses } from '../complaints.rules.ts';
import { requireInScope, requireUnrelated } from './require-unrelated.ts';
import type { Unsealing } from './unsealing.ts';

/** Asks that the seal of a complaint be opened; the security administrator agrees or not. @throws Refusal by `unsealRefusals` */
export const unsealComplaint: UseCase<
  typeof contract.unsealComplaint,
  { sealed: ComplaintVault; unsealing: Unsealing }
> = async (act, wish, { sealed, unsealing }) => {
  const row = await requireInScope(act, wish.complaintId);
  await requireUnrelated(act, row, sealed);
  if (row.isAnonymous) throw act.refuse('anonymous');
  if (!openStatuses.includes(row.status)) throw act.refuse('notOpen');
  const approvalId = await askApproval(act, unsealing, {
    subject: `complaint:${row.id}`,
    title: `拆封投诉 ${row.complaintNo} 的投诉人身份`,
    facts: [
      { label: '类型', text: complaintKindLabels[row.kind] },
      { label: '对象', text: row.targetTitle },
      { label: '状态', text: complaintStatusLabels[row.status] },
    ],
    wish,
    reason: wish.reason,
  });
  return { approvalId };
};
