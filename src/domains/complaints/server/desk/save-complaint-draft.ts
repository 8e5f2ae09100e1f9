import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { lockComplaint, saveDraft } from '../complaints.store.ts';
import { requireInScope, requireUnrelated } from './require-unrelated.ts';

/** Keeps what the caller has written so far, in the place of an earlier draft of theirs. @throws Refusal related, decided; NotFound outside the data scope */
export const saveComplaintDraft: UseCase<typeof contract.saveComplaintDraft, ComplaintVault> = async (
  act,
  { complaintId, answer, partyNote },
  vault,
) => {
  await requireUnrelated(act, await requireInScope(act, complaintId), vault);
  const row = await lockComplaint(act.sql, complaintId);
  if (!row) throw new NotFound('没有找到这件投诉');
  if (row.dueAt === null) throw act.refuse('decided');
  const { accountId } = act.caller;
  await saveDraft(act.sql, { complaintId, accountId, answer, partyNote, savedAt: act.now });
  await act.audit({ targetType: 'complaint', targetId: complaintId });
  return { savedAt: toInstant(act.now) };
};
