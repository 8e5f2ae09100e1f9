import { setDisplayName } from '#domains/accounts/server/index.ts';
import { releaseFiles } from '#domains/files/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { contestedCheck } from '../manage/contested-volunteer.ts';
import { freeStatusOf } from '../manage/standing.rules.ts';
import type { StandingNotice, VolunteersReactions } from '../reactions.ts';
import { lockVolunteer } from '../volunteers.store.ts';
import { idProofs } from './real-name.tasks.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import { claimDecided } from './claim-notices.ts';
import { orIdTaken } from './or-id-taken.ts';
import { findCheck, findHolder, findLook } from './real-name.queries.ts';
import { isWholeLook } from './real-name.rules.ts';
import { lockCheck, saveCheck, saveRealName, takeRealName } from './real-name.store.ts';

type Request = RequestIn<typeof contract.decideRealNameCheck>;

type Check = NonNullable<Awaited<ReturnType<typeof lockCheck>>>;

type Holder = Awaited<ReturnType<typeof findHolder>>;

type StaffAct = ActOf<typeof contract.decideRealNameCheck>;

/**
 * Passes or rejects a check; only a passed one changes the person. Passing needs number and pictures opened by the caller in
 * this version; passing a number of somebody verified takes that verification away, with a reason, and both are told.
 * @throws Refusal by `decideCheckRefusals`, VersionConflict
 */
export const decideRealNameCheck: UseCase<typeof contract.decideRealNameCheck, VolunteersReactions> = async (
  act,
  request,
  { tell },
) => {
  const { checkId, version, verdict, reason } = request;
  const isMine = await findCheck(act.sql, checkId, act.caller.scope);
  const check = isMine && (await lockCheck(act.sql, checkId));
  if (!check) throw new NotFound('没有这条实名认证');
  const contested = contestedCheck(check.volunteerId, checkId);
  if (check.status !== 'pending') throw await decidedAlready(act, contested, 'decided');
  if (check.version !== version) throw await overtaken(act, contested);
  const holder = await findHolder(act.sql, { idHash: check.idHash, exceptId: check.volunteerId });
  if (verdict === 'pass') await requireGrounds(act, check, { holder, reason });
  else if (!reason) throw act.refuse('reasonMissing');
  await saveCheck(act.sql, checkId, {
    status: verdict === 'pass' ? 'passed' : 'rejected',
    decidedAt: act.now,
    decidedBy: act.caller.accountId,
    deciderName: act.caller.displayName,
    reason: reason ?? null,
  });
  if (verdict === 'pass') {
    if (holder) await takeRealName(act.sql, holder.id);
    await takeOver(act, check);
  } else {
    const realNameStatus = check.isChange ? 'verified' : 'rejected';
    await saveRealName(act.sql, check.volunteerId, { realNameStatus });
  }
  await releaseFiles(act, {
    purpose: 'idProof',
    targetType: 'realNameCheck',
    targetId: checkId,
    at: new Date(act.now.getTime() + idProofs.days * dayMs),
  });
  await tell(act, noticeOf(check, request));
  const detail = { checkId, verdict, isChange: check.isChange };
  await act.audit({ targetType: 'volunteer', targetId: check.volunteerId, reason, detail });
  if (holder) await settleHolder(act, tell, { checkId, holderId: holder.id, verdict, reason });
  return {};
};

/** Nobody passes what they did not open, nor takes a verification away without saying why or out of their reach. */
async function requireGrounds(
  act: StaffAct,
  check: Check,
  { holder, reason }: { holder: Holder; reason: string | undefined },
): Promise<void> {
  const { sql, caller } = act;
  const look = await findLook(sql, check.id, caller.accountId);
  if (look?.checkVersion === check.version && look.pictureCount === 0) throw act.refuse('noPicture');
  if (!isWholeLook(look, check.version)) throw act.refuse('notOpened');
  if (!holder) return;
  if (!isInScope(holder.path, caller.scope)) throw act.refuse('holderOutside');
  if (!reason) throw act.refuse('claimReasonMissing');
}

type Settled = { checkId: number; holderId: number; verdict: Request['verdict']; reason: string | undefined };

/** The first holder is told how it ended; a verification taken away has its own audit line on that person. */
async function settleHolder(
  act: StaffAct,
  tell: VolunteersReactions['tell'],
  { checkId, holderId, verdict, reason }: Settled,
): Promise<void> {
  const isLost = verdict === 'pass';
  await claimDecided(act, tell, { checkId, holderId, lostBecause: isLost ? reason : undefined });
  if (!isLost) return;
  const detail = { checkId, outcome: 'verificationTaken' };
  await act.audit({ targetType: 'volunteer', targetId: holderId, reason, detail });
}

/** What was checked becomes what is registered; who turns out to be a minor waits for a guardian's consent. */
async function takeOver(act: StaffAct, check: Check): Promise<void> {
  const { sql, now } = act;
  const { name, gender, birthOn, idKind, idCipher, idHash, idMasked } = check;
  const { status, guardianConsentAt } = await lockVolunteer(sql, check.volunteerId);
  const isFree = status === 'active' || status === 'pendingGuardian';
  const change = saveRealName(sql, check.volunteerId, {
    name,
    gender,
    birthOn,
    idKind,
    idCipher,
    idHash,
    idMasked,
    realNameStatus: 'verified',
    status: isFree ? freeStatusOf({ birthOn, guardianConsentAt }, toDay(now)) : status,
  });
  await orIdTaken(act, change);
  await setDisplayName(sql, check.volunteerId, name);
}

function noticeOf(check: Check, { verdict, reason }: Request): StandingNotice {
  const subject = check.isChange ? '实名信息更改' : '实名认证';
  const stays = check.isChange ? '原来的实名信息继续有效。' : '请核对后重新提交。';
  const follows = check.isChange ? '，资料已更新。' : '，现在可以报名需要实名的活动了。';
  return {
    accountId: check.volunteerId,
    category: 'review',
    level: 'important',
    title: verdict === 'pass' ? `${subject}已通过` : `${subject}未通过`,
    body:
      verdict === 'pass'
        ? `你提交的${subject}已由实践中心核对通过${follows}`
        : `你提交的${subject}未通过。原因：${reason}。${stays}`,
    link: '/usercenter/index/modify?tab=realName',
    dedupeKey: `realName:${check.id}`,
  };
}
