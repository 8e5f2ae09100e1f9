import { notify } from '#domains/messages/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { creditRules } from '../../contract/signups.limits.ts';
import { offerDeclined, type SignUpState, signUpStates } from '../../contract/signups.words.ts';
import { type CancelKind, judgeCancel, lateCancelPoints } from '../credit/credit.rules.ts';
import { insertCreditEvent } from '../credit/credit.store.ts';
import { signUpNotices } from '../signups.notices.ts';
import { findOwnSignUp, type SignUpRow } from '../signups.queries.ts';
import { changeSignUp, lockVolunteers, releaseHold } from '../signups.store.ts';
import { offerFreePlaces } from '../waitlist/offer-free-places.ts';

const endStates: Record<CancelKind, SignUpState> = {
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  leaveQueue: 'withdrawn',
  decline: 'declined',
};

/**
 * Gives up an own sign-up: cancels a place (late ones cost a credit point unless excused), withdraws an application,
 * leaves the queue or declines an offer. A freed place goes on to the queue.
 */
export const cancelSignUp: UseCase<typeof contract.cancelSignUp> = async (act, request) => {
  const { sql, caller, now } = act;
  await lockVolunteers(sql, [caller.volunteerId]);
  const signUp = await findOwnSignUp(sql, request.signUpId, caller.volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  const judgement = judgeCancel(signUp, now);
  if ('refusal' in judgement) throw act.refuse(judgement.refusal);
  const { kind, isLate } = judgement;
  const state = endStates[kind];
  const cancelling = kind === 'cancel' && {
    cancelledAt: now,
    cancelCode: request.code,
    isLateCancel: isLate,
  };
  const isChanged = await changeSignUp(
    sql,
    { id: signUp.id, from: signUp.state },
    { status: state, statusReason: request.note || null, offerExpiresAt: null, ...cancelling, now },
  );
  if (!isChanged) throw act.refuse('notCancellable');
  await releaseHold(sql, signUp);
  const points = lateCancelPoints(isLate, request.code);
  if (points > 0) await chargeLateCancel(act, signUp, points);
  await act.audit({
    targetType: 'signUp',
    targetId: signUp.id,
    reason: request.note || undefined,
    detail: { from: signUp.state, to: state, isLate, points, code: kind === 'cancel' ? request.code : null },
  });
  if (kind === 'cancel' || kind === 'decline') await offerFreePlaces(act, signUp.shiftId);
  return { state, stateLabel: signUpStates[state], isLate, points, message: messageOf(kind, isLate, points) };
};

async function chargeLateCancel(act: Act, signUp: SignUpRow, points: number): Promise<void> {
  await insertCreditEvent(act.sql, {
    volunteerId: signUp.volunteerId,
    signUpId: signUp.id,
    kind: 'lateCancel',
    points,
    now: act.now,
  });
  await notify(act, signUpNotices.credit(signUp, points, '在自由取消时间之后取消'));
}

function messageOf(kind: CancelKind, isLate: boolean, points: number): string {
  if (kind === 'withdraw') return '申请已撤回';
  if (kind === 'leaveQueue') return '已退出候补';
  if (kind === 'decline') return offerDeclined;
  if (points > 0) return `报名已取消，记 ${points} 分，${creditRules.expireDays} 天后失效`;
  return isLate ? '报名已取消，你的原因可以免责，不记分' : '报名已取消';
}
