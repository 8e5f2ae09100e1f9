import { readDueAfter } from '#domains/site/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound, VersionConflict } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { emergencyWordIn } from '../../contract/emergency.rules.ts';
import type * as contract from '../../contract/needs.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import { replaceNeedFiles } from '../files/need-files.ts';
import { findUnit, findUnitOrAbove } from '../needs.queries.ts';
import { clockEnd, mayMove } from '../needs.rules.ts';
import { lockNeed, moveNeed } from '../needs.store.ts';
import { requireOwnNeed } from '../require-own-need.ts';
import { requireWholeWish, wishRow } from './wish.ts';

const reviewWorkdays = 1;

/**
 * Hands a returned need in again; who asked and the number stay, the clock begins anew.
 * @throws Refusal by `resubmitNeedRefusals`, NotFound, VersionConflict, InvalidInput naming fields
 */
export const resubmitNeed: UseCase<typeof contract.resubmitNeed, NeedVault> = async (act, request, vault) => {
  const { needId, version, title, description, risk, isNoEmergency } = request;
  await requireOwnNeed(act, request, vault);
  const need = await lockNeed(act.sql, needId);
  if (!need) throw new NotFound('没有找到这张单子');
  if (!mayMove(need.status, 'submitted', 'requester')) throw act.refuse('notReturned');
  if (need.version !== version) throw new VersionConflict('这张单刚刚有变化，请看过新的状态再提交');
  const people = vault.open(need.privateCipher);
  requireWholeWish(act, request, {
    ...need,
    hasVoice: need.hasVoice || request.voiceFileId !== undefined,
    beneficiaryName: people.beneficiaryName,
    hasConsent: request.hasConsent,
  });
  if (emergencyWordIn(title, description, risk) && !isNoEmergency) throw act.refuse('emergency');
  // Its 站 may have been closed while it was mended: then it goes on with the 所 above.
  const unit =
    request.organisationId === need.organisationId
      ? await findUnitOrAbove(act.sql, need.organisationId)
      : await findUnit(act.sql, request.organisationId);
  if (!unit) throw act.refuse('placeUnknown', { result: { field: 'organisationId' } });
  const workdayDue = await readDueAfter(act.sql, act.now, reviewWorkdays);
  const reviewDueAt = clockEnd(request.urgency, act.now, workdayDue);
  const accountId = act.caller.kind === 'volunteer' ? act.caller.accountId : null;
  const files = await replaceNeedFiles(act, needId, {
    ...request,
    holderHash: need.requesterMobileHash ?? '',
  });
  await moveNeed(act.sql, {
    needId,
    to: 'submitted',
    now: act.now,
    step: { byKind: 'requester', byId: accountId, reason: null },
    change: {
      ...wishRow(request),
      ...files,
      organisationId: unit.id,
      isPublic: request.isPublic && need.forMinor === null,
      area: unit.area,
      privateCipher: vault.seal({ ...people, address: request.address, risk }),
      reviewDueAt,
      overdueToldAt: null,
    },
  });
  await act.audit({ targetType: 'need', targetId: needId, detail: { from: 'returned', to: 'submitted' } });
  return { reviewDueAt: toInstant(reviewDueAt) };
};
