import { releaseFiles } from '#domains/files/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { VolunteersReactions } from '../reactions.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import { claimDecided } from './claim-notices.ts';
import { findHolder } from './real-name.queries.ts';
import { lockPendingCheck, saveCheck, saveRealName } from './real-name.store.ts';

/** Takes back what waits for staff; pictures go at once, and whose number was claimed is told. @throws Refusal notPending */
export const withdrawRealName: UseCase<typeof contract.withdrawRealName, VolunteersReactions> = async (
  act,
  _request,
  { tell },
) => {
  const { volunteerId } = act.caller;
  const checkId = await takeBackCheck(act, tell, volunteerId);
  if (checkId === undefined) throw act.refuse('notPending');
  await act.audit({ targetType: 'volunteer', targetId: volunteerId, detail: { checkId } });
  return {};
};

/** Ends the check that waits, if one does, and gives its number; the caller writes the audit line. */
export async function takeBackCheck(
  act: Act,
  tell: VolunteersReactions['tell'],
  volunteerId: number,
): Promise<number | undefined> {
  const check = await lockPendingCheck(act.sql, volunteerId);
  if (!check) return undefined;
  await saveCheck(act.sql, check.id, { status: 'withdrawn', decidedAt: act.now });
  await saveRealName(act.sql, volunteerId, { realNameStatus: check.isChange ? 'verified' : 'none' });
  await releaseFiles(act, {
    purpose: 'idProof',
    targetType: 'realNameCheck',
    targetId: check.id,
    at: act.now,
  });
  const holder = await findHolder(act.sql, { idHash: check.idHash, exceptId: volunteerId });
  if (holder)
    await claimDecided(act, tell, { checkId: check.id, holderId: holder.id, lostBecause: undefined });
  return check.id;
}
