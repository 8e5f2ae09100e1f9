import { notify } from '#domains/messages/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { getMyCredit as operation } from '../../contract/my-signups.contract.ts';
import { creditRules } from '../../contract/signups.limits.ts';
import { activeCredit, creditEventsOf } from './credit.queries.ts';
import { insertCreditEvent } from './credit.store.ts';
import { signUpNotices } from '../signups.notices.ts';
import { findSignUp } from '../signups.queries.ts';

/** Makes the credit event of a final absence, once for a sign-up, and tells the person of it and of the appeal. */
export async function recordNoShow(
  act: Act,
  absence: { volunteerId: number; signUpId: number },
): Promise<boolean> {
  const points = creditRules.noShowPoints;
  const isNew = await insertCreditEvent(act.sql, { ...absence, kind: 'noShow', points, now: act.now });
  if (!isNew) return false;
  const signUp = await findSignUp(act.sql, absence.signUpId);
  if (signUp) await notify(act, signUpNotices.credit(signUp, points, '未到场'));
  await act.audit({
    action: 'recordNoShow',
    targetType: 'signUp',
    targetId: absence.signUpId,
    detail: { points },
  });
  return true;
}

/** The caller's credit points, what they mean now and the events behind them. */
export async function getMyCredit(act: Act<VolunteerCaller>): Promise<ResultOf<typeof operation>> {
  const { volunteerId } = act.caller;
  const [standing, events] = await Promise.all([
    activeCredit(act.sql, volunteerId, act.now),
    creditEventsOf(act.sql, volunteerId),
  ]);
  return {
    ...standing,
    pausedUntil: toInstantOrNull(standing.pausedUntil),
    events: events.map(({ id, createdAt, expiresAt, ...event }) => ({
      ...event,
      eventId: id,
      status: event.status === 'active' && expiresAt <= act.now ? ('expired' as const) : event.status,
      createdAt: toInstant(createdAt),
      expiresAt: toInstant(expiresAt),
    })),
  };
}
