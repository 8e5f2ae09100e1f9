import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/applications.contract.ts';
import { holdsPlace } from '../contract/signups.words.ts';
import { judgeRemoval } from './applications/applications.rules.ts';
import { signUpNotices } from './signups.notices.ts';
import { changeSignUp, releaseHold } from './signups.store.ts';
import { lockTeamSignUp, requireAllowed } from './team-sign-up.ts';
import { offerFreePlaces } from './waitlist/offer-free-places.ts';

/** Takes a person off the list with a reason; the place goes on to the queue, and no credit event is made. */
export const removeSignUp: UseCase<typeof contract.removeSignUp> = async (act, { signUpId, reason }) => {
  const row = await lockTeamSignUp(act, signUpId);
  requireAllowed(act, judgeRemoval(row, act.now));
  await changeSignUp(
    act.sql,
    { id: row.id, from: row.state },
    {
      status: 'removed',
      statusReason: reason,
      offerExpiresAt: null,
      decidedBy: act.caller.accountId,
      decidedAt: act.now,
      now: act.now,
    },
  );
  await releaseHold(act.sql, row);
  await notify(act, signUpNotices.removed(row, reason));
  await act.audit({ targetType: 'signUp', targetId: row.id, reason, detail: { from: row.state } });
  if (holdsPlace(row.state)) await offerFreePlaces(act, row.shiftId);
  return {};
};
