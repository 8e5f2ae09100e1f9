import type { RegistrationTools } from '#domains/accounts/server/index.ts';
import { workdayAfter } from '#domains/site/server/index.ts';
import { endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { type Complainant, type ComplaintVault, makeQueryCode } from '../complaint-vault.ts';
import { findAccount, findByRequestKey, openOf } from '../complaints.queries.ts';
import { complaintNoOf } from '../complaints.rules.ts';
import { insertComplaint, lockComplainant, nextComplaintSerial } from '../complaints.store.ts';
import { attachEvidence } from '../evidence/attach-evidence.ts';
import { complainantName } from '../require-own-complaint.ts';
import { findTarget, type Target } from '../targets.queries.ts';
import type { TellComplainant } from '../tell-complainant.ts';

type Raising = ActOf<typeof contract.raiseComplaint>;
type Request = RequestIn<typeof contract.raiseComplaint>;
export type ComplaintTools = RegistrationTools & { sealed: ComplaintVault; tell: TellComplainant };

/**
 * Keeps a complaint with its first clock, the end of the second workday. By name: sealed, of the account signed in or of a
 * number proven by a code. Without a name nothing of the caller is kept, not in the log either.
 * @throws Refusal by `raiseComplaintRefusals`, InvalidInput naming fields
 */
export const raiseComplaint: UseCase<typeof contract.raiseComplaint, ComplaintTools> = async (
  act,
  request,
  tools,
) => {
  requireWhole(request);
  const { sealed } = tools;
  const { who, codeId } = await complainantOf(act, request, tools);
  const own = {
    ownerHash: who?.accountId != null ? sealed.ownerHash(who.accountId) : undefined,
    mobileHash: who && who.accountId === null ? sealed.mobileHash(who.mobile) : undefined,
  };
  const before = await findByRequestKey(act.sql, request.requestKey);
  if (before) return repeated(act, before, { own, request, sealed });
  const target = await targetOf(act, request);
  await requireMay(act, request, own);
  const [id, queryCode] = [act.newId(), makeQueryCode()];
  const complaintNo = complaintNoOf(toDay(act.now), await nextComplaintSerial(act.sql));
  const dueAt = endOfDay(await workdayAfter(act.sql, toDay(act.now), complaintLimits.acceptWorkdays));
  const { requestKey, kind, content, isAnonymous } = request;
  const identityCipher = who ? sealed.seal(who) : null;
  const isKept = await insertComplaint(act.sql, {
    id,
    complaintNo,
    requestKey,
    kind,
    targetType: request.targetType ?? null,
    targetId: request.targetId ?? null,
    targetTitle: target.title.slice(0, 120),
    organisationId: target.organisationId,
    partyIds: target.partyIds,
    content,
    isAnonymous,
    identityCipher,
    ownerHash: own.ownerHash ?? null,
    mobileHash: own.mobileHash ?? null,
    queryHash: sealed.queryHash(complaintNo, queryCode),
    status: 'submitted',
    submittedAt: act.now,
    dueAt,
    updatedAt: act.now,
  });
  // The same complaint, sent twice at once: the other one was first.
  const first = isKept ? undefined : await findByRequestKey(act.sql, request.requestKey);
  if (first) return repeated(act, first, { own, request, sealed });
  await attachEvidence(act, { complaintId: id, ownerHash: own.ownerHash ?? null, fileIds: request.fileIds });
  if (codeId !== undefined) await tools.desk.spend(act, [codeId], null);
  await tools.tell(
    act,
    { id, complaintNo, identityCipher },
    { title: '投诉已收到', body: '2 个工作日内告诉你受不受理，进度随时可看。' },
  );
  await act.audit({
    targetType: 'complaint',
    targetId: id,
    sealedAs: complainantName,
    detail: { complaintNo, complaintKind: kind },
  });
  const followKey = sealed.followKey(id, act.now);
  return { complaintId: id, complaintNo, queryCode, acceptDueAt: toInstant(dueAt), followKey };
};

/** What the schema cannot tell. @throws InvalidInput naming fields */
function requireWhole({ targetType, targetId, about, isAnonymous, fileIds }: Request): void {
  if ((targetType === undefined) !== (targetId === undefined))
    throw new InvalidInput([{ path: 'targetId', msg: '投诉的对象不完整，请从页面上的“投诉”重新进来' }]);
  if (targetType === undefined && about === undefined)
    throw new InvalidInput([{ path: 'about', msg: '请写明投诉谁、哪一件事' }]);
  if (isAnonymous && fileIds.length > 0)
    throw new InvalidInput([{ path: 'fileIds', msg: '匿名投诉不能附文件：上传要先登录' }]);
}

type Who = { who: Complainant | undefined; codeId?: number };

/** Who complains: nobody, the account that is signed in, or whoever proves a number. */
async function complainantOf(act: Raising, request: Request, { vault, desk }: ComplaintTools): Promise<Who> {
  if (request.isAnonymous) return { who: undefined };
  if (act.caller.kind !== 'anonymous') {
    const { accountId } = act.caller;
    const { displayName, mobileCipher } = await findAccount(act.sql, accountId);
    return {
      who: {
        accountId,
        isVolunteer: act.caller.kind === 'volunteer',
        name: displayName,
        mobile: mobileCipher ? vault.open(mobileCipher) : '',
      },
    };
  }
  const { name, mobile, smsCode } = request;
  const missing = [
    ...(name === undefined ? [{ path: 'name', msg: '请填写怎么称呼你' }] : []),
    ...(mobile === undefined ? [{ path: 'mobile', msg: '请输入手机号' }] : []),
    ...(smsCode === undefined ? [{ path: 'smsCode', msg: '请输入短信验证码' }] : []),
  ];
  if (name === undefined || mobile === undefined || smsCode === undefined) throw new InvalidInput(missing);
  const { codeId } = await desk.check(act, { mobile, scene: 'complaint', code: smsCode });
  return { who: { accountId: null, isVolunteer: false, name, mobile }, codeId };
}

/** The target as this caller may see it, or what was written instead. @throws Refusal targetGone */
async function targetOf(act: Raising, { targetType, targetId, about }: Request): Promise<Target> {
  if (targetType === undefined || targetId === undefined)
    return { title: about ?? '', organisationId: null, partyIds: [] };
  const target = await findTarget(act.sql, { targetType, targetId }, act.caller);
  if (!target) throw act.refuse('targetGone', { result: { field: 'targetId' } });
  return target;
}

type Own = { ownerHash: string | undefined; mobileHash: string | undefined };

/** A named complainant has so many open ones at most, and one about a target. @throws Refusal tooManyOpen, repeated */
async function requireMay(act: Raising, { targetType, targetId }: Request, own: Own): Promise<void> {
  const mark = own.ownerHash ?? own.mobileHash;
  if (mark === undefined) return;
  await lockComplainant(act.sql, mark);
  const open = await openOf(act.sql, own);
  if (open.length >= complaintLimits.open) throw act.refuse('tooManyOpen');
  const isSame = open.some((one) => one.targetId === targetId && one.targetType === targetType);
  if (targetId !== undefined && isSame) throw act.refuse('repeated');
}

type Before = NonNullable<Awaited<ReturnType<typeof findByRequestKey>>>;

/** The same complaint sent twice; its code was shown the first time. A key is given only to whoever it was. */
async function repeated(
  act: Raising,
  before: Before,
  { own, request, sealed }: { own: Own; request: Request; sealed: ComplaintVault },
) {
  const isTheirs = request.isAnonymous
    ? before.ownerHash === null && before.mobileHash === null
    : before.ownerHash === (own.ownerHash ?? null) && before.mobileHash === (own.mobileHash ?? null);
  if (!isTheirs) throw new InvalidInput([{ path: 'requestKey', msg: '提交编号不正确，请刷新页面再提交' }]);
  await act.audit({
    targetType: 'complaint',
    targetId: before.id,
    sealedAs: complainantName,
    detail: { outcome: 'repeated' },
  });
  const dueAt = endOfDay(
    await workdayAfter(act.sql, toDay(before.submittedAt), complaintLimits.acceptWorkdays),
  );
  return {
    complaintId: before.id,
    complaintNo: before.complaintNo,
    queryCode: null,
    acceptDueAt: toInstant(dueAt),
    followKey: sealed.followKey(before.id, act.now),
  };
}
