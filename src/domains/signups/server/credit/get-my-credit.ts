import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/credit.contract.ts';
import { appealableUntil, evidenceOf, judgeAppeal } from './appeal.rules.ts';
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
    events: events.map((event) => ({
      eventId: event.id,
      kind: event.kind,
      points: event.points,
      title: event.title,
      evidence: evidenceOf(event),
      status: event.status === 'active' && event.expiresAt <= act.now ? ('expired' as const) : event.status,
      createdAt: toInstant(event.createdAt),
      expiresAt: toInstant(event.expiresAt),
      appealText: event.appealText,
      appealedAt: toInstantOrNull(event.appealedAt),
      appealDueAt: toInstantOrNull(event.appealDueAt),
      decision: event.decision,
      decidedAt: toInstantOrNull(event.decidedAt),
      appealableUntil: judgeAppeal(event, act.now) ? null : toInstant(appealableUntil(event.createdAt)),
    })),
  };
};
