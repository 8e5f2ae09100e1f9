import { releaseFiles } from '#domains/files/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { changeHours } from '../hours.store.ts';
import { endAsks } from '../material/end-asks.store.ts';
import { mayWithdraw } from './claims.rules.ts';
import { changeClaim, lockClaim, lockClaimedHour } from './claims.store.ts';

/** Takes an own claim back while nobody has decided it: its record at the centre ends with it, and nobody keeps its papers. */
export const withdrawHourClaim: UseCase<typeof contract.withdrawHourClaim> = async (act, { claimId }) => {
  await lockVolunteers(act.sql, [act.caller.volunteerId]);
  const claim = await lockClaim(act.sql, claimId);
  if (claim?.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这份补记申请');
  const hour = await lockClaimedHour(act.sql, claimId);
  if (claim.state === 'withdrawn' || claim.state === 'refused') throw act.refuse('claimOver');
  const standing = {
    state: claim.state,
    isAnswered: (claim.answeredAt ?? claim.firstAt) !== null,
    hourState: hour?.status,
  };
  if (!mayWithdraw(standing)) throw act.refuse('decidedAlready');
  await changeClaim(act, claimId, { state: 'withdrawn', awaitsUntil: null });
  await endAsks(act.sql, 'claimId', { ids: [claimId], now: act.now });
  if (hour) await changeHours(act, [hour.id], { status: 'rejected', decisionNote: '本人撤回申请' });
  await releaseFiles(act, { purpose: 'hourProof', targetType: 'hourClaim', targetId: claimId, at: act.now });
  await act.audit({ targetType: 'hourClaim', targetId: claimId });
  return {};
};
