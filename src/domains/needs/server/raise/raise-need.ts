import type { MobileVault, RegistrationTools } from '#domains/accounts/server/index.ts';
import { readDueAfter } from '#domains/site/server/index.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { emergencyWordIn } from '../../contract/emergency.rules.ts';
import type * as contract from '../../contract/needs.contract.ts';
import { needStatusLabels, type NeedType } from '../../contract/needs.words.ts';
import type { NeedVault } from '../need-vault.ts';
import { findAccountMobile, findByRequestKey, findUnit, needsOfNumber } from '../needs.queries.ts';
import { clockEnd, judgeRaising, needNoOf, openNeedStatuses } from '../needs.rules.ts';
import { insertNeed, lockNumber, nextNeedSerial } from '../needs.store.ts';
import type { TellRequester } from '../tell-requester.ts';
import { peopleIn } from './people-in.ts';
import { requireService } from './require-service.ts';
import { requireWholeWish, wishRow } from './wish.ts';

type Raising = ActOf<typeof contract.raiseNeed>;
type Request = RequestIn<typeof contract.raiseNeed>;
export type RaisingTools = RegistrationTools & { people: NeedVault; tell: TellRequester };

/** A verification takes one workday (domain.md C, reviewSlaWorkdays). */
const reviewWorkdays = 1;

/**
 * Keeps a need with its first clock. The number is the signed-in volunteer's own or proven by a code; what a device sends twice
 * under one key is one need. @throws Refusal by `raiseNeedRefusals`, InvalidInput naming fields
 */
export const raiseNeed: UseCase<typeof contract.raiseNeed, RaisingTools> = async (act, request, tools) => {
  requireWholeWish(act, request, request);
  const number = await numberOf(act, request, tools.vault);
  await lockNumber(act.sql, number.mobileHash);
  const before = await findByRequestKey(act.sql, number.mobileHash, request.requestKey);
  if (before) return repeated(act, before, tools.people);
  const codeId = number.isOwn ? undefined : await proveNumber(act, request, tools);
  await requireMay(act, request, number.mobileHash);
  const unit = await findUnit(act.sql, request.organisationId);
  if (!unit) throw act.refuse('placeUnknown', { result: { field: 'organisationId' } });
  await requireService(act, request.serviceItemId, unit.area);
  const needId = act.newId();
  const needNo = needNoOf(toDay(act.now), await nextNeedSerial(act.sql));
  const workdayDue = await readDueAfter(act.sql, act.now, reviewWorkdays);
  const reviewDueAt = clockEnd(request.urgency, act.now, workdayDue);
  const accountId = act.caller.kind === 'volunteer' ? act.caller.accountId : null;
  await insertNeed(
    act.sql,
    {
      ...wishRow(request),
      id: needId,
      needNo,
      requestKey: request.requestKey,
      serviceItemId: request.serviceItemId ?? null,
      status: 'submitted',
      requesterKind: request.requesterKind,
      requesterAccountId: accountId,
      privateCipher: tools.people.seal(peopleIn(request, number.mobile)),
      requesterMobileHash: number.mobileHash,
      requesterMasked: maskName(request.requesterName),
      area: unit.area,
      channel: accountId === null ? 'site' : 'account',
      submittedAt: act.now,
      reviewDueAt,
      createdAt: act.now,
      updatedAt: act.now,
    },
    { byKind: 'requester', byId: accountId, reason: null },
  );
  if (codeId !== undefined) await tools.desk.spend(act, [codeId], null);
  await tools.tell(
    act,
    { needId, needNo, title: request.title, mobile: number.mobile, accountId },
    { news: 'submitted', dueAt: reviewDueAt },
  );
  await act.audit({ targetType: 'need', targetId: needId, detail: { needNo, urgency: request.urgency } });
  return answer({ id: needId, needNo, reviewDueAt }, tools.people.followKey(needId, act.now));
};

type Proven = { mobile: string; mobileHash: string; isOwn: boolean };

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

/** Danger, doubles and limits; a double names the need that is under way, for its own number only. */
async function requireMay(act: Raising, request: Request, mobileHash: string): Promise<void> {
  const today = toDay(act.now);
  const rows = await needsOfNumber(act.sql, mobileHash);
  const known = rows.map((row) => ({
    needId: row.id,
    needNo: row.needNo,
    needType: row.needType as NeedType,
    isOpen: openNeedStatuses.includes(row.status),
    isToday: toDay(row.submittedAt) === today,
  }));
  const { title, description, risk, isNoEmergency, isAnotherMatter, needType } = request;
  const emergencyWord = emergencyWordIn(title, description, risk);
  const refusal = judgeRaising({ emergencyWord, isNoEmergency, isAnotherMatter, needType, known });
  if (!refusal) return;
  const double = rows.find((row) => row.needType === needType && openNeedStatuses.includes(row.status));
  if (refusal !== 'duplicate' || !double) throw act.refuse(refusal);
  const msg = `单号 ${double.needNo}（${needStatusLabels[double.status]}）还在办，是同一类的事。确实是另一件事，请勾选“是另一件事”再提交`;
  throw act.refuse('duplicate', { msg, result: { needNo: double.needNo } });
}

type Kept = { id: number; needNo: string; reviewDueAt: Date };

/** The same request sent twice, by a double click or a lost answer, is answered twice. */
async function repeated(act: Raising, before: Kept, people: NeedVault) {
  await act.audit({ targetType: 'need', targetId: before.id, detail: { outcome: 'repeated' } });
  return answer(before, people.followKey(before.id, act.now));
}

const answer = ({ id, needNo, reviewDueAt }: Kept, followKey: string) => ({
  needId: id,
  needNo,
  reviewDueAt: toInstant(reviewDueAt),
  followKey,
});
