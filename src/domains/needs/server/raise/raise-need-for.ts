import { toInstant } from '#platform/contract/instants.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/raise-for.contract.ts';
import { findByRequestKey, findUnit } from '../needs.queries.ts';
import { lockNumber } from '../needs.store.ts';
import { auditRepeated, keepNeed, requireMay } from './keep-need.ts';
import type { RaisingTools } from './raise-need.ts';
import { requireGuardian } from './require-guardian.ts';
import { requireWholeWish } from './wish.ts';

/**
 * Takes down what somebody asks for by phone or at the counter (代点单), for a 所 or 站 of the own part of the city. It is
 * verified like any other, and followed by number and phone. @throws Refusal by `raiseNeedRefusals`, InvalidInput naming fields
 */
export const raiseNeedFor: UseCase<typeof contract.raiseNeedFor, RaisingTools> = async (
  act,
  request,
  tools,
) => {
  requireWholeWish(act, request, { ...request, hasVoice: false });
  await requireGuardian(act, request);
  if (!request.hasConsent)
    throw new InvalidInput([{ path: 'hasConsent', msg: '请先问清楚：本人同意点单，也同意留下这些信息' }]);
  const { mobile, via } = request;
  const mobileHash = tools.vault.hashOf(mobile);
  await lockNumber(act.sql, mobileHash);
  const before = await findByRequestKey(act.sql, mobileHash, request.requestKey);
  if (before) {
    await auditRepeated(act, before);
    return answer(before);
  }
  await requireMay(act, request, mobileHash);
  const unit = await findUnit(act.sql, request.organisationId);
  if (!unit || !isInScope(unit.path, act.caller.scope))
    throw act.refuse('placeUnknown', { result: { field: 'organisationId' } });
  const step = { byKind: 'staff', byId: act.caller.accountId } as const;
  const proven = { mobile, mobileHash, accountId: null };
  return answer(await keepNeed(act, request, { ...proven, channel: via, step, area: unit.area, tools }));
};

const answer = ({ id, needNo, reviewDueAt }: { id: number; needNo: string; reviewDueAt: Date }) => ({
  needId: id,
  needNo,
  reviewDueAt: toInstant(reviewDueAt),
});
