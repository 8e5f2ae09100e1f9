import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { findOwnSignUp } from '../signups.queries.ts';
import { lockVolunteers } from '../signups.store.ts';
import { askGroup } from './ask-group.ts';
import { findCover } from './covers.queries.ts';
import { isTooLateToAsk } from './covers.rules.ts';
import { insertCover } from './covers.store.ts';

/** Asks others to take an own shift over; it stays the caller's until somebody does. @throws Refusal notYours, tooLate, alreadyAsked */
export const askForCover: UseCase<typeof contract.askForCover> = async (act, { signUpId, reason }) => {
  const { sql, now, caller } = act;
  await lockVolunteers(sql, [caller.volunteerId]);
  const signUp = await findOwnSignUp(sql, signUpId, caller.volunteerId);
  if (!signUp) throw new NotFound('没有找到这条报名');
  if (signUp.state !== 'confirmed' || signUp.startsAt <= now) throw act.refuse('notYours');
  if (isTooLateToAsk(signUp.startsAt, now)) throw act.refuse('tooLate');
  const made = await insertCover(sql, {
    signUpId,
    activityId: signUp.activityId,
    shiftId: signUp.shiftId,
    askerId: caller.volunteerId,
    reason,
    createdAt: now,
  });
  if (!made) throw act.refuse('alreadyAsked');
  const cover = await findCover(sql, made.id);
  const askedCount = cover ? await askGroup(act, cover) : 0;
  await act.audit({ targetType: 'signUp', targetId: signUpId, reason, detail: { askedCount } });
  return { requestId: made.id, askedCount };
};
