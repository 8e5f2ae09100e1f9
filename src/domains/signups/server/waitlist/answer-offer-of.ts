import type { z } from 'zod';
import { changeWaiting, takePlaces } from '#domains/activities/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { offerDeclined, type ownSignUpRefusals, signUpStates } from '../../contract/signups.words.ts';
import { judgeClash } from '../clash.rules.ts';
import { heldBy } from '../lists/scene.queries.ts';
import { signUpNotices } from '../signups.notices.ts';
import { findOwnSignUp, type SignUpRow } from '../signups.queries.ts';
import { changeSignUp, lockVolunteers, releaseHold } from '../signups.store.ts';
import { offerFreePlaces } from './offer-free-places.ts';
import { canClaim } from './waitlist.rules.ts';

/** An act that may answer an offer, whoever is asked for the answer. */
type Answering = Act<Caller, keyof typeof ownSignUpRefusals>;
type Result = z.input<(typeof contract.answerOffer)['result']>;

/**
 * Answers for the volunteer of the offer, who called or whom a one-time link has named. @throws NotFound, Refusal
 * offerExpired, notOffered, clash, full, closed
 */
export async function answerOfferOf(
  act: Answering,
  volunteerId: number,
  request: RequestIn<typeof contract.answerOffer>,
): Promise<Result> {
  await lockVolunteers(act.sql, [volunteerId]);
  const signUp = await findOwnSignUp(act.sql, request.signUpId, volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  if (request.answer === 'decline') return decline(act, signUp);
  if (signUp.state === 'waitlisted') return claim(act, signUp);
  if (signUp.state !== 'offered') throw act.refuse('notOffered');
  if (signUp.startsAt <= act.now || (signUp.offerExpiresAt && signUp.offerExpiresAt <= act.now)) {
    throw act.refuse('offerExpired', { msg: '这个名额的保留时间已过' });
  }
  if (signUp.activityStatus !== 'published' || signUp.shiftStatus === 'cancelled') throw act.refuse('closed');
  await requireNoClash(act, signUp);
  return confirm(act, signUp);
}

async function decline(act: Answering, signUp: SignUpRow): Promise<Result> {
  if (signUp.state !== 'offered') throw act.refuse('notOffered');
  await move(act, signUp, 'declined');
  await releaseHold(act.sql, signUp);
  await act.audit({ targetType: 'signUp', targetId: signUp.id, detail: { answer: 'decline' } });
  await offerFreePlaces(act, signUp.shiftId);
  return { state: 'declined', stateLabel: signUpStates.declined, message: offerDeclined };
}

/** Takes a free place out of turn, which only the last two hours allow. */
async function claim(act: Answering, signUp: SignUpRow): Promise<Result> {
  const placesLeft = signUp.capacity - signUp.takenCount;
  const isPool = canClaim({ ...signUp, placesLeft: 1 }, act.now);
  if (!isPool || signUp.startsAt <= act.now) throw act.refuse('notOffered');
  if (signUp.activityStatus !== 'published' || signUp.shiftStatus !== 'open') throw act.refuse('closed');
  if (placesLeft < signUp.partySize) throw act.refuse('full');
  await requireNoClash(act, signUp);
  if (!(await takePlaces(act.sql, { shiftId: signUp.shiftId, now: act.now, count: signUp.partySize })))
    throw act.refuse('full');
  await changeWaiting(act.sql, signUp.shiftId, -1);
  return confirm(act, signUp);
}

async function confirm(act: Answering, signUp: SignUpRow): Promise<Result> {
  await move(act, signUp, 'confirmed');
  await act.audit({
    targetType: 'signUp',
    targetId: signUp.id,
    detail: { answer: 'accept', from: signUp.state },
  });
  await notify(act, signUpNotices.confirmed(signUp));
  return { state: 'confirmed', stateLabel: signUpStates.confirmed, message: '名额已确认，请按时到场' };
}

async function move(act: Answering, signUp: SignUpRow, status: 'confirmed' | 'declined'): Promise<void> {
  const isChanged = await changeSignUp(
    act.sql,
    { id: signUp.id, from: signUp.state },
    { status, offerExpiresAt: null, source: 'waitlist', decidedAt: act.now, now: act.now },
  );
  if (!isChanged) throw act.refuse('notOffered');
}

async function requireNoClash(act: Answering, signUp: SignUpRow): Promise<void> {
  const held = await heldBy(act.sql, signUp.volunteerId, signUp);
  const [clash] = judgeClash(
    signUp,
    held.filter((other) => other.signUpId !== signUp.id),
  );
  if (clash) throw act.refuse('clash', { msg: `${clash.text}，请先取消其中一个` });
}
