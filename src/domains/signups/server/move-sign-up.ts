import { violatedConstraint } from '#database/transaction.ts';
import { changeWaiting, takePlaces } from '#domains/activities/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/applications.contract.ts';
import { holdsPlace } from '../contract/signups.words.ts';
import { judgeRemoval } from './applications/applications.rules.ts';
import { judgeClash } from './clash.rules.ts';
import { findPerson } from './lists/person.queries.ts';
import { findShiftScene, type SignUpScene } from './lists/scene.queries.ts';
import { asksForRecord, unfitWords } from './post.rules.ts';
import { signUpNotices } from './signups.notices.ts';
import type { SignUpRow } from './signups.queries.ts';
import { changeSignUp, lockShifts, releaseHold } from './signups.store.ts';
import { commitmentsBeside, lockTeamSignUp, requireAllowed } from './team-sign-up.ts';
import { offerFreePlaces } from './waitlist/offer-free-places.ts';

/** Moves a live sign-up to another shift of its activity, in the state it is in; a place moves only where one is free. */
export const moveSignUp: UseCase<typeof contract.moveSignUp> = async (act, { signUpId, shiftId, reason }) => {
  const row = await lockTeamSignUp(act, signUpId);
  requireAllowed(act, judgeRemoval(row, act.now));
  if (shiftId === row.shiftId) throw act.refuse('sameShift');
  const target = await findShiftScene(act.sql, shiftId);
  if (!target || target.activity.activityId !== row.activityId) throw new NotFound('没有找到要调往的场次');
  const { shift, activity } = target;
  if (shift.status !== 'open' || activity.status !== 'published') throw act.refuse('activityClosed');
  if (shift.startsAt <= act.now) throw act.refuse('started');
  const held = await commitmentsBeside(act, row, shift);
  if (held.some((other) => other.shiftId === shiftId)) throw act.refuse('alreadyThere');
  const [clash] = holdsPlace(row.state) ? judgeClash(shift, held) : [];
  if (clash) throw act.refuse('clash', { msg: `这位志愿者${clash.text}` });
  await requireFit(act, row, target);
  await lockShifts(act.sql, [row.shiftId, shiftId]);
  await movePlace(act, row, shiftId);
  await changeShift(act, row, shift);
  await notify(act, signUpNotices.moved({ ...row, ...shift }, reason));
  await act.audit({
    targetType: 'signUp',
    targetId: row.id,
    reason,
    detail: { fromShiftId: row.shiftId, toShiftId: shiftId },
  });
  if (holdsPlace(row.state)) await offerFreePlaces(act, row.shiftId);
  return {};
};

/** The post of the other shift may want what was not asked of the person before. */
async function requireFit(
  act: Act<TeamCaller, 'unfit'>,
  { volunteerId }: SignUpRow,
  target: SignUpScene,
): Promise<void> {
  const needsRecord = asksForRecord(target.activity);
  const person = await findPerson(act.sql, { volunteerId, now: act.now, needsRecord, span: target.shift });
  const msg = person && unfitWords(target, person.facts);
  if (msg) throw act.refuse('unfit', { msg });
}

async function movePlace(act: Act<TeamCaller, 'full'>, row: SignUpRow, shiftId: number): Promise<void> {
  if (holdsPlace(row.state) && !(await takePlaces(act.sql, { shiftId, now: act.now, count: row.partySize })))
    throw act.refuse('full');
  if (row.state === 'waitlisted') await changeWaiting(act.sql, shiftId, 1);
  await releaseHold(act.sql, row);
}

async function changeShift(
  act: Act<TeamCaller, 'alreadyThere'>,
  row: SignUpRow,
  to: { shiftId: number; startsAt: Date; endsAt: Date },
): Promise<void> {
  const { shiftId, startsAt, endsAt } = to;
  try {
    await changeSignUp(
      act.sql,
      { id: row.id, from: row.state },
      { status: row.state, shiftId, startsAt, endsAt, now: act.now },
    );
  } catch (error) {
    if (violatedConstraint(error) === 'sign_ups_live') throw act.refuse('alreadyThere');
    throw error;
  }
}
