import { freePlaces, takePlaces } from '#domains/activities/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { InvalidInput, NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/companions.contract.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import { holdsPlace } from '../../contract/signups.words.ts';
import { shiftWords } from '../calendar/shift-words.ts';
import { findShiftScene, type SignUpScene } from '../lists/scene.queries.ts';
import { findOwnSignUp, type SignUpRow } from '../signups.queries.ts';
import { isReviewed, placesFor } from '../signups.rules.ts';
import { lockVolunteers } from '../signups.store.ts';
import { offerFreePlaces } from '../waitlist/offer-free-places.ts';
import {
  areSameCompanions,
  judgeNewCompanions,
  mayChangeCompanions,
  mostToBring,
} from './companions.rules.ts';
import { findParty, replaceCompanions } from './companions.store.ts';

type Changing = ActOf<typeof contract.changeCompanions>;
type Party = { signUp: SignUpRow; scene: SignUpScene; was: readonly Companion[]; birthOn: string };

/**
 * Replaces who comes along with an own sign-up. More people take their places in one guarded statement, whole or not at all;
 * the places of fewer go to the queue; who waits keeps the turn. A team that decides on each is told.
 * @throws Refusal companionsClosed, companionsMoved, companionsOff, partyTooLarge; InvalidInput naming the person
 */
export const changeCompanions: UseCase<typeof contract.changeCompanions> = async (act, request) => {
  const party = await loadParty(act, request.signUpId);
  const { companions } = request;
  if (areSameCompanions(party.was, companions)) return done(act, party, companions.length);
  requireAllowed(act, request, party);
  await changePlaces(act, party, companions.length);
  if (!(await replaceCompanions(act.sql, party.signUp, { companions, now: act.now })))
    throw act.refuse('companionsClosed');
  await tellTeam(act, party, companions.length);
  if (companions.length < party.was.length) await offerFreePlaces(act, party.signUp.shiftId);
  return done(act, party, companions.length);
};

/** Numbers only: names of companions go after a year, audit lines stay. */
async function done(act: Changing, { signUp, was }: Party, size: number): Promise<{ message: string }> {
  await act.audit({
    targetType: 'signUp',
    targetId: signUp.id,
    detail: { before: { partySize: was.length + 1 }, after: { partySize: size + 1 } },
  });
  return { message: size > 0 ? `已更新，你们一共 ${size + 1} 人` : '已更新，你一个人来' };
}

/** The person locked first, as everywhere. @throws NotFound */
async function loadParty({ sql, caller }: Changing, signUpId: number): Promise<Party> {
  await lockVolunteers(sql, [caller.volunteerId]);
  const signUp = await findOwnSignUp(sql, signUpId, caller.volunteerId);
  const scene = signUp && (await findShiftScene(sql, signUp.shiftId));
  const found = signUp && (await findParty(sql, signUpId));
  if (!signUp || !scene || !found) throw new NotFound('没有找到这条报名');
  return { signUp, scene, was: found.companions, birthOn: found.birthOn };
}

function requireAllowed(
  act: Changing,
  request: RequestIn<typeof contract.changeCompanions>,
  { signUp, scene: { activity, shift }, was, birthOn }: Party,
): void {
  const { companions } = request;
  if (!mayChangeCompanions({ signUp, activity, shift }, act.now)) throw act.refuse('companionsClosed');
  if (!areSameCompanions(was, request.was)) throw act.refuse('companionsMoved');
  if (companions.length > mostToBring(activity.companionsMax, was.length)) throw act.refuse('companionsOff');
  const errors = judgeNewCompanions({ was, companions }, { activity, shift, person: { birthOn } });
  if (errors.length > 0) throw new InvalidInput(errors);
  if (companions.length > was.length && companions.length + 1 > shift.capacity)
    throw act.refuse('partyTooLarge');
}

/** Takes or gives back the places between the two sizes; who holds none is only written down. */
async function changePlaces(act: Changing, { signUp, scene, was }: Party, size: number): Promise<void> {
  if (!holdsPlace(signUp.state)) return;
  const { shiftId } = signUp;
  if (size < was.length) await freePlaces(act.sql, shiftId, was.length - size);
  if (size <= was.length) return;
  const count = size - was.length;
  const placesLeft = placesFor(scene.shift, scene.activity.waitlistMode, act.now);
  if (placesLeft < count || !(await takePlaces(act.sql, { shiftId, now: act.now, count })))
    throw act.refuse('partyTooLarge', { msg: tooFewWords(scene.shift.waitCount, placesLeft) });
}

function tooFewWords(waitCount: number, placesLeft: number): string {
  if (placesLeft > 0) return `只剩 ${placesLeft} 个名额，请少加几人`;
  return waitCount > 0
    ? '还有人在候补，空出的名额先给他们，现在不能加人'
    : '名额已满，现在不能加人；减少同行人或更正姓名可以';
}

/** Where the team decides on each, it has decided on another party than comes now. */
async function tellTeam(act: Changing, { signUp, scene, was }: Party, size: number): Promise<void> {
  const { activity, shift } = scene;
  if (!isReviewed(activity)) return;
  const change = size === was.length ? '更正了同行人' : `同行人由 ${was.length} 人改为 ${size} 人`;
  await notify(act, {
    accountId: activity.teamAccountId,
    category: 'signUp',
    title: `同行人有变：${activity.title}`,
    body: `一位志愿者在${shiftWords(shift)}的报名${change}，名单已经更新。`,
    link: `/teamcenter/index/teamactivity/bm/${signUp.activityId}`,
  });
}
