import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/statistics.contract.ts';
import { calendarOf, comingUp, suggestionsFor, todosOf } from './volunteer-home.queries.ts';

/** The volunteer's first page: next place, what waits for an answer, days of service, suggestions with their reason. */
export const getVolunteerHome: UseCase<typeof contract.getVolunteerHome> = async (act) => {
  const { volunteerId } = act.caller;
  const [[next], todos, calendar, suggestions] = await Promise.all([
    comingUp(act.sql, volunteerId, act.now),
    todosOf(act.sql, volunteerId),
    calendarOf(act.sql, volunteerId, act.now),
    suggestionsFor(act.sql, volunteerId, act.now),
  ]);
  return {
    next: next ? { ...next, startsAt: toInstant(next.startsAt), endsAt: toInstant(next.endsAt) } : null,
    todos,
    calendar,
    suggestions,
  };
};
