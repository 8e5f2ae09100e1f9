import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { countAdditions } from '../complaints.queries.ts';
import { openStatuses } from '../complaints.rules.ts';
import { moveComplaint } from '../complaints.store.ts';
import { attachEvidence } from '../evidence/attach-evidence.ts';
import { complainantName, lockOwnComplaint } from '../require-own-complaint.ts';

/** Adds words and files to a complaint that is under way. @throws Refusal notOpen, tooManyAdditions; NotFound */
export const addToComplaint: UseCase<typeof contract.addToComplaint, ComplaintVault> = async (
  act,
  request,
  vault,
) => {
  const row = await lockOwnComplaint(act, request, vault);
  if (!openStatuses.includes(row.status)) throw act.refuse('notOpen');
  if ((await countAdditions(act.sql, row.id)) >= complaintLimits.additions)
    throw act.refuse('tooManyAdditions');
  await attachEvidence(act, { complaintId: row.id, ownerHash: row.ownerHash, fileIds: request.fileIds });
  await moveComplaint(act.sql, {
    complaintId: row.id,
    now: act.now,
    step: 'added',
    byId: null,
    note: request.note,
  });
  await act.audit({ targetType: 'complaint', targetId: row.id, sealedAs: complainantName });
  return {};
};
