import { lockVolunteers } from '#domains/signups/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/claims.contract.ts';
import { lockClaim } from './claims.store.ts';
import { handClaim } from './hand-claim.ts';

/** What the team refused, the centre looks at once more. */
export const askCentreForClaim: UseCase<typeof contract.askCentreForClaim> = async (act, { claimId }) => {
  await lockVolunteers(act.sql, [act.caller.volunteerId]);
  const claim = await lockClaim(act.sql, claimId);
  if (claim?.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这份补记申请');
  if (claim.state !== 'refused') throw act.refuse('claimOver');
  const teamWords = `队伍不同意：${claim.teamOpinion ?? ''}`;
  const isHanded = await handClaim(act, { claim, minutes: claim.minutes, confirmedBy: null, teamWords });
  if (!isHanded) throw act.refuse('overlaps');
  await act.audit({ targetType: 'hourClaim', targetId: claimId });
  return {};
};
