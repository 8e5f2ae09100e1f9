import { dayMs } from '#platform/contract/durations.ts';
import { toDay, toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/statistics.contract.ts';
import {
  agendaOf,
  latestRatingsOf,
  monthMembersOf,
  monthsOf,
  numbersOf,
  todosOf,
} from './team-home.queries.ts';

/** The team's first page: what waits for it, the next eight days, hours by month. */
export const getTeamHome: UseCase<typeof contract.getTeamHome> = async (act) => {
  const { teamId } = act.caller;
  const [agenda, todos, months, numbers, monthMembers, ratings] = await Promise.all([
    agendaOf(act.sql, teamId, act.now),
    todosOf(act.sql, teamId, act.now),
    monthsOf(act.sql, teamId, toDay(act.now)),
    numbersOf(act.sql, teamId, act.now),
    monthMembersOf(act.sql, teamId, toDay(act.now)),
    latestRatingsOf(act.sql, teamId, act.now),
  ]);
  return {
    todos,
    agenda: agenda.map(({ minNeeded, ...row }) => ({
      ...row,
      startsAt: toInstant(row.startsAt),
      endsAt: toInstant(row.endsAt),
      insideCount: Number(row.insideCount),
      // 4.11: at risk when two days before the start fewer than needed have a place.
      isAtRisk:
        row.takenCount < minNeeded &&
        row.startsAt > act.now &&
        row.startsAt.getTime() - act.now.getTime() < 2 * dayMs,
    })),
    months,
    monthMembers,
    latestRatings: ratings.map(({ title, startsAt, text }) => ({ title, servedOn: toDay(startsAt), text })),
    ...numbers,
  };
};
