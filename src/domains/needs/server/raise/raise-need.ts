import type { MobileVault, RegistrationTools } from '#domains/accounts/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/needs.contract.ts';
import type { NeedVault } from '../need-vault.ts';
import { findAccountMobile, findByRequestKey, findUnit } from '../needs.queries.ts';
import { lockNumber } from '../needs.store.ts';
import type { TellRequester } from '../tell-requester.ts';
import { auditRepeated, keepNeed, type KeptNeed, type ProvenNumber, requireMay } from './keep-need.ts';
import { requireService } from './require-service.ts';
import { requireGuardian } from './require-guardian.ts';
import { requireWholeWish } from './wish.ts';

type Raising = ActOf<typeof contract.raiseNeed>;
type Request = RequestIn<typeof contract.raiseNeed>;
export type RaisingTools = RegistrationTools & { people: NeedVault; tell: TellRequester };

/**
 * Keeps a need with its first clock. The number is the signed-in volunteer's own or proven by a code; what a device sends twice
 * under one key is one need. @throws Refusal by `raiseNeedRefusals`, InvalidInput naming fields
 */
export const raiseNeed: UseCase<typeof contract.raiseNeed, RaisingTools> = async (act, request, tools) => {
  requireWholeWish(act, request, { ...request, hasVoice: request.voiceFileId !== undefined });
  await requireGuardian(act, request);
  const number = await numberOf(act, request, tools.vault);
  await lockNumber(act.sql, number.mobileHash);
  const before = await findByRequestKey(act.sql, number.mobileHash, request.requestKey);
  if (before) return repeated(act, before, tools.people);
  const codeId = number.isOwn ? undefined : await proveNumber(act, request, tools);
  await requireMay(act, request, number.mobileHash);
  const unit = await findUnit(act.sql, request.organisationId);
  if (!unit) throw act.refuse('placeUnknown', { result: { field: 'organisationId' } });
  await requireService(act, request.serviceItemId, unit.area);
  const accountId = act.caller.kind === 'volunteer' ? act.caller.accountId : null;
  const asked = {
    accountId,
    channel: accountId === null ? 'site' : 'account',
    step: { byKind: 'requester', byId: accountId },
  } as const;
  const kept = await keepNeed(act, request, { ...asked, ...number, area: unit.area, tools });
  if (codeId !== undefined) await tools.desk.spend(act, [codeId], null);
  return answer(kept, tools.people.followKey(kept.id, act.now));
};

type Proven = ProvenNumber & { isOwn: boolean };

/** The number that stands behind the need: the account's own where none, or that one, was given. */
async function numberOf(act: Raising, { mobile }: Request, vault: MobileVault): Promise<Proven> {
  if (act.caller.kind === 'volunteer') {
    const own = await findAccountMobile(act.sql, act.caller.accountId);
    if (
      own?.mobileCipher &&
      own.mobileHash &&
      (mobile === undefined || vault.hashOf(mobile) === own.mobileHash)
    )
      return { mobile: vault.open(own.mobileCipher), mobileHash: own.mobileHash, isOwn: true };
  }
  if (mobile === undefined) throw new InvalidInput([{ path: 'mobile', msg: '请输入手机号' }]);
  return { mobile, mobileHash: vault.hashOf(mobile), isOwn: false };
}

async function proveNumber(
  act: Raising,
  { mobile = '', smsCode }: Request,
  { desk }: RaisingTools,
): Promise<number> {
  if (smsCode === undefined) throw new InvalidInput([{ path: 'smsCode', msg: '请输入短信验证码' }]);
  const { codeId } = await desk.check(act, { mobile, scene: 'need', code: smsCode });
  return codeId;
}

/** The same request sent twice, by a double click or a lost answer, is answered twice. */
async function repeated(act: Raising, before: KeptNeed, people: NeedVault) {
  await auditRepeated(act, before);
  return answer(before, people.followKey(before.id, act.now));
}

const answer = ({ id, needNo, reviewDueAt }: KeptNeed, followKey: string) => ({
  needId: id,
  needNo,
  reviewDueAt: toInstant(reviewDueAt),
  followKey,
});
