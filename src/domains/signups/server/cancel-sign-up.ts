import { notify } from '#domains/messages/server/index.ts';
import { dayTimeLabel, toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type {
  cancelSignUp as cancelOperation,
  previewCancel as previewOperation,
} from '../contract/my-signups.contract.ts';
import { creditRules } from '../contract/signups.limits.ts';
import {
  cancelCodes,
  excusingCancelCodes,
  ownSignUpRefusals,
  type SignUpState,
  signUpStates,
} from '../contract/signups.words.ts';
import { activeCredit } from './credit/credit.queries.ts';
import { type CancelKind, freeCancelUntil, judgeCancel, lateCancelPoints } from './credit/credit.rules.ts';
import { insertCreditEvent } from './credit/credit.store.ts';
import { offerFreePlaces } from './waitlist/offer-free-places.ts';
import { signUpNotices } from './signups.notices.ts';
import { findOwnSignUp, type SignUpRow } from './signups.queries.ts';
import { changeSignUp, lockVolunteers, releaseHold } from './signups.store.ts';

type Consequence = ResultOf<typeof previewOperation>;

const endStates: Record<CancelKind, SignUpState> = {
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  leaveQueue: 'withdrawn',
  decline: 'declined',
};

/** What cancelling an own sign-up would mean now. @throws Refusal when it cannot be cancelled */
export async function previewCancel(
  act: Act<VolunteerCaller>,
  request: { id: number },
): Promise<Consequence> {
  const signUp = await findOwnSignUp(act.sql, request.id, act.caller.volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  const { points } = await activeCredit(act.sql, act.caller.volunteerId, act.now);
  const consequence = consequenceOf(signUp, points, act.now);
  if ('refusal' in consequence) throw new Refusal(consequence.refusal);
  return consequence;
}

/** The same as a value, for a page that shows it beside the sign-up. */
export function consequenceOf(
  signUp: Pick<SignUpRow, 'state' | 'startsAt' | 'cancelDeadlineHours' | 'hasAttended'>,
  pointsNow: number,
  now: Date,
): Consequence | { refusal: keyof typeof ownSignUpRefusals } {
  const judgement = judgeCancel(signUp, now);
  if ('refusal' in judgement) return judgement;
  const until = freeCancelUntil(signUp.startsAt, signUp.cancelDeadlineHours);
  const points = judgement.isLate ? creditRules.lateCancelPoints : 0;
  return {
    ...judgement,
    points,
    pointsNow,
    freeCancelUntil: toInstant(until),
    sentence: sentenceOf(judgement, { until, points, pointsNow }),
    excusingCodes: [...excusingCancelCodes],
  };
}

const freeSentences: Record<Exclude<CancelKind, 'cancel'>, string> = {
  withdraw: '申请会被撤回，不影响信用。之后仍可重新报名。',
  leaveQueue: '你会离开候补名单，排队位置不再保留，不影响信用。',
  decline: '名额会让给候补的下一位，不影响信用。',
};

function sentenceOf(
  { kind, isLate }: { kind: CancelKind; isLate: boolean },
  { until, points, pointsNow }: { until: Date; points: number; pointsNow: number },
): string {
  if (kind !== 'cancel') return freeSentences[kind];
  if (!isLate) return `现在取消不影响信用（${dayTimeLabel(until)} 前可自由取消）。名额会让给候补的下一位。`;
  const excuses = excusingCancelCodes.map((code) => cancelCodes[code]).join('、');
  const after = pointsNow + points;
  const limit =
    after >= creditRules.pauseFrom
      ? `满 ${creditRules.pauseFrom} 分，报名将暂停 ${creditRules.pauseDays} 天。`
      : after >= creditRules.reviewFrom
        ? `满 ${creditRules.reviewFrom} 分，之后的报名需队伍审核。`
        : '';
  return `已过自由取消时间（${dayTimeLabel(until)}），取消将记 ${points} 分，累计 ${after} 分，${creditRules.expireDays} 天后失效。${limit}${excuses}不记分。`;
}

/**
 * Gives up an own sign-up: cancels a place (late ones cost a credit point unless excused), withdraws an application,
 * leaves the queue or declines an offer. A freed place goes on to the queue.
 */
export async function cancelSignUp(
  act: Act<VolunteerCaller>,
  request: ParsedRequestOf<typeof cancelOperation>,
): Promise<ResultOf<typeof cancelOperation>> {
  const { sql, caller, now } = act;
  await lockVolunteers(sql, [caller.volunteerId]);
  const signUp = await findOwnSignUp(sql, request.signUpId, caller.volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  const judgement = judgeCancel(signUp, now);
  if ('refusal' in judgement) throw new Refusal(judgement.refusal);
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
  if (!isChanged) throw new Refusal('notCancellable');
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
}

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
  if (kind === 'decline') return '已放弃名额';
  if (points > 0) return `报名已取消，记 ${points} 分，${creditRules.expireDays} 天后失效`;
  return isLate ? '报名已取消，你的原因可以免责，不记分' : '报名已取消';
}
