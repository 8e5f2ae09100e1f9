import { notify } from '#domains/messages/server/index.ts';
import { changeWaiting, takePlace } from '#domains/activities/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { answerOffer as operation } from '../../contract/my-signups.contract.ts';
import { signUpStates } from '../../contract/signups.words.ts';
import { judgeClash } from '../clash.rules.ts';
import { offerFreePlaces } from './offer-free-places.ts';
import { heldBy } from '../lists/scene.queries.ts';
import { signUpNotices } from '../signups.notices.ts';
import { findOwnSignUp, type SignUpRow } from '../signups.queries.ts';
import { changeSignUp, lockVolunteers, releaseHold } from '../signups.store.ts';
import { canClaim } from './waitlist.rules.ts';

type Result = ResultOf<typeof operation>;

/**
 * Accepts or declines the place that is kept for the caller; in the open pool someone waiting may accept a free one.
 * @throws Refusal offerExpired, notOffered, clash, full, closed
 */
export const answerOffer = (
  act: Act<VolunteerCaller>,
  request: ParsedRequestOf<typeof operation>,
): Promise<Result> => answerOfferOf(act, act.caller.volunteerId, request);

/** The same for a volunteer whom a one-time link has named. @throws as answerOffer */
export async function answerOfferOf(
  act: Act,
  volunteerId: number,
  request: ParsedRequestOf<typeof operation>,
): Promise<Result> {
  await lockVolunteers(act.sql, [volunteerId]);
  const signUp = await findOwnSignUp(act.sql, request.signUpId, volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  if (request.answer === 'decline') return decline(act, signUp);
  if (signUp.state === 'waitlisted') return claim(act, signUp);
  if (signUp.state !== 'offered') throw new Refusal('notOffered');
  if (signUp.startsAt <= act.now || (signUp.offerExpiresAt && signUp.offerExpiresAt <= act.now)) {
    throw new Refusal('offerExpired', { msg: '这个名额的保留时间已过' });
  }
  if (signUp.activityStatus !== 'published' || signUp.shiftStatus === 'cancelled')
    throw new Refusal('closed');
  await requireNoClash(act, signUp);
  return confirm(act, signUp);
}

async function decline(act: Act, signUp: SignUpRow): Promise<Result> {
  if (signUp.state !== 'offered') throw new Refusal('notOffered');
  await move(act, signUp, 'declined');
  await releaseHold(act.sql, signUp);
  await act.audit({ targetType: 'signUp', targetId: signUp.id, detail: { answer: 'decline' } });
  await offerFreePlaces(act, signUp.shiftId);
  return { state: 'declined', stateLabel: signUpStates.declined, message: '已放弃名额，谢谢你及时告知' };
}

/** Takes a free place out of turn, which only the last two hours allow. */
async function claim(act: Act, signUp: SignUpRow): Promise<Result> {
  const placesLeft = signUp.capacity - signUp.takenCount;
  const isPool = canClaim({ ...signUp, placesLeft: 1 }, act.now);
  if (!isPool || signUp.startsAt <= act.now) throw new Refusal('notOffered');
  if (signUp.activityStatus !== 'published' || signUp.shiftStatus !== 'open') throw new Refusal('closed');
  if (placesLeft <= 0) throw new Refusal('full');
  await requireNoClash(act, signUp);
  if (!(await takePlace(act.sql, signUp.shiftId, act.now))) throw new Refusal('full');
  await changeWaiting(act.sql, signUp.shiftId, -1);
  return confirm(act, signUp);
}

async function confirm(act: Act, signUp: SignUpRow): Promise<Result> {
  await move(act, signUp, 'confirmed');
  await act.audit({
    targetType: 'signUp',
    targetId: signUp.id,
    detail: { answer: 'accept', from: signUp.state },
  });
  await notify(act, signUpNotices.confirmed(signUp));
  return { state: 'confirmed', stateLabel: signUpStates.confirmed, message: '名额已确认，请按时到场' };
}

async function move(act: Act, signUp: SignUpRow, status: 'confirmed' | 'declined'): Promise<void> {
  const isChanged = await changeSignUp(
    act.sql,
    { id: signUp.id, from: signUp.state },
    { status, offerExpiresAt: null, source: 'waitlist', decidedAt: act.now, now: act.now },
  );
  if (!isChanged) throw new Refusal('notOffered');
}

async function requireNoClash(act: Act, signUp: SignUpRow): Promise<void> {
  const held = await heldBy(act.sql, signUp.volunteerId, signUp);
  const [clash] = judgeClash(
    signUp,
    held.filter((other) => other.signUpId !== signUp.id),
  );
  if (clash) throw new Refusal('clash', { msg: `${clash.text}，请先取消其中一个` });
}
