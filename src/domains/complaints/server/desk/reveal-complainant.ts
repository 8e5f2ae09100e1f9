import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import type { ComplaintVault } from '../complaint-vault.ts';
import { requireInScope } from './require-unrelated.ts';

/** Name and number of a complainant, for whom the seal was opened alone; every look is kept. @throws Refusal stillSealed */
export const revealComplainant: UseCase<typeof contract.revealComplainant, ComplaintVault> = async (
  act,
  { complaintId, reason },
  vault,
) => {
  const row = await requireInScope(act, complaintId);
  const isOpen = row.unsealedFor === act.caller.accountId && (row.unsealedUntil ?? act.now) > act.now;
  const who = vault.open(row.identityCipher);
  if (!isOpen || !who) throw act.refuse('stillSealed');
  await act.audit({ targetType: 'complaint', targetId: complaintId, reason });
  return { name: who.name, mobile: who.mobile };
};
