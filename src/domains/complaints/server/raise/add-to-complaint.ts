import { attachFiles, filesOfTargets } from '#domains/files/server/index.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { countAdditions } from '../complaints.queries.ts';
import { openStatuses } from '../complaints.rules.ts';
import { moveComplaint } from '../complaints.store.ts';
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
  await attach(act, row, request);
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

async function attach(
  act: ActOf<typeof contract.addToComplaint>,
  { id, isAnonymous }: { id: number; isAnonymous: boolean },
  { fileIds }: RequestIn<typeof contract.addToComplaint>,
): Promise<void> {
  const { sql, caller } = act;
  if (fileIds.length === 0) return;
  if (isAnonymous || caller.kind === 'anonymous')
    throw new InvalidInput([{ path: 'fileIds', msg: '匿名的投诉不能附文件，登录后的实名投诉才可以' }]);
  const target = { targetType: 'complaint', purpose: 'complaintProof' } as const;
  const held = await filesOfTargets(sql, { ...target, targetIds: [id] });
  if (held.length + fileIds.length > complaintLimits.files)
    throw new InvalidInput([{ path: 'fileIds', msg: `证据至多 ${complaintLimits.files} 份` }]);
  await attachFiles({ sql, caller }, { ...target, fileIds, targetId: id });
}
