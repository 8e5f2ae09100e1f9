import { changeWaiting, takePlace } from '#domains/activities/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type { offerPlace as offerOperation } from '../../contract/applications.contract.ts';
import { judgeDecision } from '../applications/applications.rules.ts';
import { changeSignUp } from '../signups.store.ts';
import { commitmentsBeside, lockTeamSignUp, requireAllowed } from '../team-sign-up.ts';
import { tellOffered } from './tell-offered.ts';
import { offerEndsAt } from './waitlist.rules.ts';

/** Keeps a free place for somebody in the queue, whoever stands before them; the person still has to accept. */
export async function offerPlace(
  act: Act<TeamCaller>,
  request: ParsedRequestOf<typeof offerOperation>,
): Promise<ResultOf<typeof offerOperation>> {
  const row = await lockTeamSignUp(act, request.signUpId);
  if (row.state !== 'waitlisted') throw new Refusal('wrongState');
  const held = await commitmentsBeside(act, row, row);
  requireAllowed(judgeDecision({ row, verdict: 'confirm', held }, act.now));
  if (!(await takePlace(act.sql, row.shiftId, act.now))) throw new Refusal('full');
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
}
