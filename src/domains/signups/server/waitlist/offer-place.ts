import { changeWaiting, takePlaces } from '#domains/activities/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/applications.contract.ts';
import { judgeDecision } from '../applications/applications.rules.ts';
import { changeSignUp } from '../signups.store.ts';
import { commitmentsBeside, lockTeamSignUp, requireAllowed } from '../team-sign-up.ts';
import { tellOffered } from './tell-offered.ts';
import { offerEndsAt } from './waitlist.rules.ts';

/** Keeps a free place for somebody in the queue, whoever stands before them; the person still has to accept. */
export const offerPlace: UseCase<typeof contract.offerPlace> = async (act, request) => {
  const row = await lockTeamSignUp(act, request.signUpId);
  if (row.state !== 'waitlisted') throw act.refuse('wrongState');
  const held = await commitmentsBeside(act, row, row);
  requireAllowed(act, judgeDecision({ row, verdict: 'confirm', held }, act.now));
  if (!(await takePlaces(act.sql, { shiftId: row.shiftId, now: act.now, count: row.partySize })))
    throw act.refuse('full');
  await changeWaiting(act.sql, row.shiftId, -1);
  const offerExpiresAt = offerEndsAt(row.startsAt, act.now);
  await changeSignUp(
    act.sql,
    { id: row.id, from: row.state },
    {
      status: 'offered',
      source: 'waitlist',
      offerExpiresAt,
      decidedBy: act.caller.accountId,
      decidedAt: act.now,
      now: act.now,
    },
  );
  await tellOffered(act, { ...row, signUpId: row.id }, offerExpiresAt);
  await act.audit({ targetType: 'signUp', targetId: row.id, detail: { shiftId: row.shiftId } });
  return { offerExpiresAt: toInstant(offerExpiresAt) };
};
