import type { z } from 'zod';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { leftByChange, type ownSignUpRefusals, signUpStates } from '../../contract/signups.words.ts';
import { findOwnSignUp, type SignUpRow } from '../signups.queries.ts';
import { changeSignUp, lockVolunteers, releaseHold } from '../signups.store.ts';
import { offerFreePlaces } from '../waitlist/offer-free-places.ts';
import { type Question, questionOf } from './reconfirm.queries.ts';
import { storeAnswer } from './reconfirm.store.ts';

type Answering = Act<Caller, keyof typeof ownSignUpRefusals>;
type Result = z.input<(typeof contract.answerChange)['result']>;

/**
 * Answers for the volunteer whether a changed activity still suits: keeping the place may be said until the shift begins,
 * giving it up without consequence while the question stands. @throws NotFound, Refusal notAsked, changeOver, closed
 */
export async function answerChangeOf(
  act: Answering,
  volunteerId: number,
  request: RequestIn<typeof contract.answerChange>,
): Promise<Result> {
  await lockVolunteers(act.sql, [volunteerId]);
  const signUp = await findOwnSignUp(act.sql, request.signUpId, volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  const question = await questionOf(act.sql, signUp.id);
  requireOpen(act, signUp, question);
  const { answer } = request;
  if (answer === 'leave' && question.expiresAt <= act.now) throw act.refuse('changeOver');
  const stored = { signUpId: signUp.id, changeId: question.changeId };
  if (!(await storeAnswer(act.sql, stored, { answer, now: act.now }))) throw act.refuse('notAsked');
  if (answer === 'leave') await leave(act, signUp);
  await act.audit({
    targetType: 'signUp',
    targetId: signUp.id,
    detail: { answer: answer === 'keep' ? 'accept' : 'decline' },
  });
  if (answer === 'leave') await offerFreePlaces(act, signUp.shiftId);
  const state = answer === 'keep' ? 'confirmed' : 'cancelled';
  return {
    state,
    stateLabel: signUpStates[state],
    message: answer === 'keep' ? '已再次确认，请按新的安排到场' : leftByChange,
  };
}

function requireOpen(
  act: Answering,
  signUp: SignUpRow,
  question: Question | undefined,
): asserts question is Question {
  if (!question || question.answer !== null || signUp.state !== 'confirmed') throw act.refuse('notAsked');
  if (signUp.hasAttended || signUp.startsAt <= act.now) throw act.refuse('changeOver');
  if (signUp.activityStatus !== 'published' || signUp.shiftStatus === 'cancelled') throw act.refuse('closed');
}

/** Gives the place back; whatever the hour, it is no late cancel: the activity changed, not the volunteer. */
async function leave(act: Answering, signUp: SignUpRow): Promise<void> {
  const isChanged = await changeSignUp(
    act.sql,
    { id: signUp.id, from: 'confirmed' },
    {
      status: 'cancelled',
      statusReason: '活动安排有变，不能参加',
      cancelledAt: act.now,
      cancelCode: 'other',
      isLateCancel: false,
      now: act.now,
    },
  );
  if (!isChanged) throw act.refuse('notAsked');
  await releaseHold(act.sql, signUp);
}
