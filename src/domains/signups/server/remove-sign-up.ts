import { notify } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { removeSignUp as removeOperation } from '../contract/applications.contract.ts';
import { holdsPlace } from '../contract/signups.words.ts';
import { judgeRemoval } from './applications/applications.rules.ts';
import { offerFreePlaces } from './waitlist/offer-free-places.ts';
import { signUpNotices } from './signups.notices.ts';
import { changeSignUp, releaseHold } from './signups.store.ts';
import { lockTeamSignUp, requireAllowed } from './team-sign-up.ts';

/** Takes a person off the list with a reason; the place goes on to the queue, and no credit event is made. */
export async function removeSignUp(
  act: Act<TeamCaller>,
  { signUpId, reason }: ParsedRequestOf<typeof removeOperation>,
): Promise<ResultOf<typeof removeOperation>> {
  const row = await lockTeamSignUp(act, signUpId);
  requireAllowed(judgeRemoval(row, act.now));
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
}
