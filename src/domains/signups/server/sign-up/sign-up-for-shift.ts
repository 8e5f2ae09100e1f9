import { isVisibleStatus } from '#domains/activities/contract/activities.words.ts';
import type { Answer, Question } from '#domains/activities/contract/questions.contract.ts';
import { notify } from '#domains/messages/server/index.ts';
import type { ReasonOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { InvalidInput, NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/signups.contract.ts';
import { type SignUpState, signUpStates } from '../../contract/signups.words.ts';
import type { FullShifts } from './full-shifts.ts';
import { judgeAnswers } from '../questions/answers.rules.ts';
import { findPerson } from '../lists/person.queries.ts';
import { findShiftScene, lockPersonForShift, type SignUpScene } from '../lists/scene.queries.ts';
import { asksForRecord } from '../post.rules.ts';
import type { Judgement, PersonFacts } from '../signups.facts.ts';
import { type About, signUpNotices } from '../signups.notices.ts';
import { findSignUp, type SignUpRow } from '../signups.queries.ts';
import { isOpenPool, judgeSignUp, placesFor, refusalIn } from '../signups.rules.ts';
import { judgeCompanions } from './companions.rules.ts';
import { insertConfirmed, insertWaiting, type NewSignUp } from '../signups.store.ts';
import { requireCode } from './recruit-code.ts';
import { offerFreePlaces } from '../waitlist/offer-free-places.ts';

type Request = RequestIn<typeof contract.signUpForShift>;

type SignUpRefusal = ReasonOf<typeof contract.signUpForShift>;
type Writing = { request: Request; scene: SignUpScene; person: PersonFacts; judgement: Judgement };
type SigningUp = ActOf<typeof contract.signUpForShift>;

/**
 * Signs the caller up for a shift: a place at once, an application, or the queue, as the engine judges. The person is locked
 * before their other sign-ups are read, the shift by the statement that takes the place.
 * @throws Refusal with the engine's first blocking reason
 */
export const signUpForShift: UseCase<typeof contract.signUpForShift, FullShifts> = async (
  act,
  request,
  fullShifts,
) => {
  const { shiftId } = request;
  const scene = await lockPersonForShift(act.sql, { shiftId, volunteerId: act.caller.volunteerId });
  const { writing, repeatedSignUpId } = await judge(act, request, scene);
  if (repeatedSignUpId !== null)
    return answer(act, await written(act, repeatedSignUpId), { isRepeated: true });
  return notingFull(fullShifts, shiftId, async () => {
    requireConsent(act, writing);
    const answers = requireAnswers(act, writing);
    requireCompanions(act, writing);
    await requireCode(act, request, writing.scene.activity);
    return answer(act, await write(act, { ...writing, answers }), { isRepeated: false });
  });
};

/**
 * Before the transaction, for a shift that was full a moment ago: the same judgement by a look that locks nothing, so that
 * thousands who come too late cost no lock, no transaction and no number of one (decision 0043). Whoever it does not
 * refuse is judged anew inside the transaction.
 * @throws Refusal as `signUpForShift` does
 */
export const refuseWhereFull =
  (fullShifts: FullShifts) =>
  async (act: SigningUp, request: Request): Promise<FullShifts> => {
    const { shiftId } = request;
    if (!fullShifts.has(shiftId)) return fullShifts;
    const { writing, repeatedSignUpId } = await judge(act, request, await findShiftScene(act.sql, shiftId));
    if (repeatedSignUpId === null)
      await notingFull(fullShifts, shiftId, async () => requireConsent(act, writing));
    return fullShifts;
  };

/** Remembers the shift when what is done ends in the refusal that it is full. */
async function notingFull<Result>(
  fullShifts: FullShifts,
  shiftId: number,
  done: () => Promise<Result>,
): Promise<Result> {
  try {
    return await done();
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'full') fullShifts.note(shiftId);
    throw error;
  }
}

/** What the engine says of the caller and this shift, and whether the same press was carried out before. */
async function judge(
  { sql, now, caller: { volunteerId } }: SigningUp,
  request: Request,
  scene: SignUpScene | undefined,
): Promise<{ writing: Writing; repeatedSignUpId: number | null }> {
  if (!scene || !isVisibleStatus(scene.activity.status)) throw new NotFound('没有找到这一场');
  const needsRecord = asksForRecord(scene.activity);
  const { clientRequestId } = request;
  const person = await findPerson(sql, {
    volunteerId,
    now,
    needsRecord,
    span: scene.shift,
    clientRequestId,
  });
  if (!person) throw new NotFound();
  const viewer = { kind: 'volunteer' as const, person: person.facts, commitments: person.held };
  const judgement = judgeSignUp({ ...scene, viewer }, now);
  return {
    writing: { request, scene, person: person.facts, judgement },
    repeatedSignUpId: person.repeatedSignUpId,
  };
}

/** Refuses what the engine blocks and what the person has not agreed to. */
function requireConsent(act: SigningUp, { judgement, scene: { activity }, request }: Writing): void {
  const refuse = (code: SignUpRefusal, msg?: string) => {
    throw act.refuse(code, { msg, result: { reasons: judgement.reasons } });
  };
  const refusal = refusalIn(judgement);
  if (refusal) refuse(refusal.code, refusal.text);
  if (request.riskVersion !== activity.riskVersion) refuse('riskNotAcknowledged');
  const full = judgement.reasons.find((reason) => reason.code === 'full');
  if (judgement.verdict === 'waitlist' && !request.acceptWaitlist) refuse('full', full?.text);
  const warning = judgement.reasons.find((reason) => reason.severity === 'warn');
  if (warning && !request.acceptWarnings) refuse(warning.code, warning.text);
}

/** What was answered, in the words of the questions. @throws InvalidInput with the sentence at each question */
function requireAnswers(act: SigningUp, { scene: { activity }, request }: Writing): readonly Answer[] {
  const judged = judgeAnswers(activity.questions as Question[], request.answers);
  if (judged.kind === 'changed') throw act.refuse('questionsChanged');
  if (judged.kind === 'wrong') throw new InvalidInput(judged.errors);
  return judged.answers;
}

/**
 * Refuses more people than may be brought or than there are places for, and people who may not come.
 * @throws Refusal companionsOff, partyTooLarge, InvalidInput naming the person
 */
function requireCompanions(
  act: SigningUp,
  { scene: { activity, shift }, person, judgement, request: { companions } }: Writing,
): void {
  if (companions.length === 0) return;
  if (companions.length > activity.companionsMax) throw act.refuse('companionsOff');
  const errors = judgeCompanions(companions, { activity, shift, person });
  if (errors.length > 0) throw new InvalidInput(errors);
  const party = companions.length + 1;
  if (party > shift.capacity) throw act.refuse('partyTooLarge');
  const placesLeft = placesFor(shift, activity.waitlistMode, act.now);
  if (judgement.verdict !== 'waitlist' && placesLeft < party)
    throw act.refuse('partyTooLarge', {
      msg: `只剩 ${placesLeft} 个名额，你们一共 ${party} 人，请少带人或换一场`,
    });
}

/** What is said of a sign-up once it is written. */
type WrittenSignUp = About & Pick<SignUpRow, 'id' | 'shiftId' | 'state' | 'source' | 'queueAhead'>;

/** Writes what was judged and gives the new sign-up; a place taken at once is known without another look. */
async function write(
  act: SigningUp,
  writing: Writing & { answers: readonly Answer[] },
): Promise<WrittenSignUp> {
  const { now, caller } = act;
  const { request, scene, judgement, answers } = writing;
  const signUp: NewSignUp = {
    id: act.newId(),
    shiftId: request.shiftId,
    volunteerId: caller.volunteerId,
    note: request.note,
    answers,
    companions: request.companions,
    riskVersion: request.riskVersion,
    clientRequestId: request.clientRequestId,
  };
  if (judgement.verdict === 'signUp' && (await insertConfirmed(act, signUp)))
    return {
      ...scene.activity,
      ...scene.shift,
      ...signUp,
      state: 'confirmed',
      source: 'self',
      queueAhead: null,
    };
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
  const { id: signUpId, state, queueAhead } = signUp;
  await act.audit({
    targetType: 'signUp',
    targetId: signUpId,
    detail: { state, shiftId: signUp.shiftId, ...(isRepeated && { isRepeated }) },
  });
  if (!isRepeated) {
    if (state === 'confirmed' && signUp.source === 'self') await notify(act, signUpNotices.confirmed(signUp));
    if (state === 'pending') await notify(act, signUpNotices.submitted(signUp));
    if (state === 'waitlisted') await notify(act, signUpNotices.queued(signUp, queueAhead ?? 0));
  }
  return {
    signUpId,
    state,
    stateLabel: signUpStates[state],
    queueAhead,
    message: sentences[state] ?? `已加入候补，前面还有 ${queueAhead ?? 0} 人。有空位时按顺序通知你`,
  };
}
