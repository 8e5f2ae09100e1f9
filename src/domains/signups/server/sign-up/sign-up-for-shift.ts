import { isVisibleStatus } from '#domains/activities/contract/activities.words.ts';
import { notify } from '#domains/messages/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/signups.contract.ts';
import { signUpStates, type SignUpState } from '../../contract/signups.words.ts';
import { findPerson } from '../lists/person.queries.ts';
import { lockPersonForShift } from '../lists/scene.queries.ts';
import { asksForRecord } from '../post.rules.ts';
import { type About, signUpNotices } from '../signups.notices.ts';
import { findSignUp, type SignUpRow } from '../signups.queries.ts';
import { isOpenPool } from '../signups.rules.ts';
import { insertConfirmed, insertWaiting, type NewSignUp } from '../signups.store.ts';
import { offerFreePlaces } from '../waitlist/offer-free-places.ts';
import { judgePress, type JudgedPress, type PressFacts } from './press.rules.ts';
import { requireCode } from './recruit-code.ts';

type Request = RequestIn<typeof contract.signUpForShift>;
type SigningUp = ActOf<typeof contract.signUpForShift>;

/**
 * Signs the caller up for a shift: a place at once, an application, or the queue, as the engine judges. The way of whoever is not
 * written together with others (`signUpTogether`): the person is locked before their other sign-ups are read, the shift by the
 * statement that takes the place.
 * @throws Refusal with the engine's first blocking reason
 */
export const signUpForShift: UseCase<typeof contract.signUpForShift> = async (act, request) => {
  const { facts, repeatedSignUpId } = await findFacts(act, request);
  if (repeatedSignUpId !== null)
    return answer(act, await written(act, repeatedSignUpId), { isRepeated: true });
  const judged = judgePress(act, facts);
  await requireCode(act, request, facts.scene.activity);
  return answer(act, await write(act, facts, judged), { isRepeated: false });
};

/** The person locked, with what the rules read, and whether the same press was carried out before. */
async function findFacts(
  { sql, now, caller: { volunteerId } }: SigningUp,
  request: Request,
): Promise<{ facts: PressFacts; repeatedSignUpId: number | null }> {
  const { shiftId, clientRequestId } = request;
  const scene = await lockPersonForShift(sql, { shiftId, volunteerId });
  if (!scene || !isVisibleStatus(scene.activity.status)) throw new NotFound('没有找到这一场');
  const needsRecord = asksForRecord(scene.activity);
  const person = await findPerson(sql, {
    volunteerId,
    now,
    needsRecord,
    span: scene.shift,
    clientRequestId,
  });
  if (!person) throw new NotFound();
  return { facts: { request, scene, person }, repeatedSignUpId: person.repeatedSignUpId };
}

/** What is said of a sign-up once it is written. */
export type WrittenSignUp = About & Pick<SignUpRow, 'id' | 'shiftId' | 'state' | 'source' | 'queueAhead'>;

/** The sign-up of a press. */
export const newSignUp = (
  { newId, caller }: Pick<SigningUp, 'newId' | 'caller'>,
  { shiftId, note, companions, riskVersion, clientRequestId }: Request,
  answers: NewSignUp['answers'],
): NewSignUp => ({
  id: newId(),
  shiftId,
  volunteerId: caller.volunteerId,
  note,
  answers,
  companions,
  riskVersion,
  clientRequestId,
});

/** A sign-up that got its place at once. */
export const confirmedAt = (
  { activity, shift }: PressFacts['scene'],
  { id, shiftId, volunteerId }: NewSignUp,
): WrittenSignUp => ({
  id,
  shiftId,
  volunteerId,
  activityId: activity.activityId,
  title: activity.title,
  placeName: activity.placeName,
  postName: shift.postName,
  startsAt: shift.startsAt,
  state: 'confirmed',
  source: 'self',
  queueAhead: null,
});

/** Writes what was judged and gives the new sign-up; a place taken at once is known without another look. */
async function write(
  act: SigningUp,
  { request, scene }: PressFacts,
  { judgement, answers }: JudgedPress,
): Promise<WrittenSignUp> {
  const { now } = act;
  const signUp = newSignUp(act, request, answers);
  if (judgement.verdict === 'signUp' && (await insertConfirmed(act, signUp)))
    return confirmedAt(scene, signUp);
  // The last place went to somebody faster: the queue, where it was agreed to.
  const { waitlistMode } = scene.activity;
  const mayQueue = request.acceptWaitlist && waitlistMode !== 'off' && !isOpenPool(scene.shift.startsAt, now);
  if (judgement.verdict === 'signUp' && !mayQueue)
    throw act.refuse(request.companions.length > 0 ? 'partyTooLarge' : 'full');
  const status = judgement.verdict === 'apply' ? 'pending' : 'waitlisted';
  if (!(await insertWaiting(act, { ...signUp, status }))) throw act.refuse('closed');
  if (status === 'waitlisted') await offerFreePlaces(act, request.shiftId);
  return written(act, signUp.id);
}

async function written(act: Act<VolunteerCaller>, signUpId: number): Promise<WrittenSignUp> {
  const signUp = await findSignUp(act.sql, signUpId);
  if (!signUp) throw new NotFound();
  return signUp;
}

const sentences: Partial<Record<SignUpState, string>> = {
  confirmed: '报名成功，请按时到场。开始前 60 分钟起可以签到',
  pending: '申请已提交，队伍审核后会通知你',
  offered: '正好有名额，请在保留时间内确认',
};

/** What came of it, with its audit line and notice; a repeated press gets the first answer again, and no second notice. */
async function answer(
  act: Act<VolunteerCaller>,
  signUp: WrittenSignUp,
  { isRepeated }: { isRepeated: boolean },
) {
  const { state, queueAhead } = signUp;
  await act.audit(lineOf(signUp, isRepeated));
  if (!isRepeated) {
    if (state === 'confirmed' && signUp.source === 'self') await notify(act, signUpNotices.confirmed(signUp));
    if (state === 'pending') await notify(act, signUpNotices.submitted(signUp));
    if (state === 'waitlisted') await notify(act, signUpNotices.queued(signUp, queueAhead ?? 0));
  }
  return resultOf(signUp);
}

/** The audit line of a sign-up. */
export const lineOf = ({ id: targetId, state, shiftId }: WrittenSignUp, isRepeated = false) => ({
  targetType: 'signUp',
  targetId,
  detail: { state, shiftId, ...(isRepeated && { isRepeated }) },
});

/** What the person is told. */
export const resultOf = ({ id: signUpId, state, queueAhead }: WrittenSignUp) => ({
  signUpId,
  state,
  stateLabel: signUpStates[state],
  queueAhead,
  message: sentences[state] ?? `已加入候补，前面还有 ${queueAhead ?? 0} 人。有空位时按顺序通知你`,
});
