import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-signups.contract.ts';
import { activeCredit, creditEventsOf } from './credit.queries.ts';

/** The caller's credit points, what they mean now and the events behind them. */
export const getMyCredit: UseCase<typeof contract.getMyCredit> = async (act) => {
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
};
