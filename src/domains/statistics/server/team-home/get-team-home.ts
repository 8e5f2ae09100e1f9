import { overallOf } from '#domains/ratings/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { addDays, endOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/statistics.contract.ts';
import {
  agendaOf,
  latestRatingsOf,
  minutesByDay,
  monthMembersOf,
  numbersOf,
  requesterMarksOf,
} from './team-home.queries.ts';
import { lastMonths, summed, weeksBefore, weeksOf, withLastYear } from '../months.ts';

/** Fewer of the coming days are followed by what comes later. */
const leastAgenda = 4;

/** What the agenda shows of the next shifts: those of eight days, and never fewer than four while there are some. */
const isSoon =
  (now: Date) =>
  ({ startsAt }: { startsAt: Date }, place: number): boolean =>
    place < leastAgenda || startsAt < endOfDay(addDays(toDay(now), 7));

/** The team's first page: the next eight days, hours by week and month, who served, what was said. */
export const getTeamHome: UseCase<typeof contract.getTeamHome> = async (act) => {
  const { teamId } = act.caller;
  const today = toDay(act.now);
  const [agenda, minutes, numbers, monthMembers, ratings, marks] = await Promise.all([
    agendaOf(act.sql, teamId, act.now),
    minutesByDay(act.sql, teamId, addDays(today, -760)),
    numbersOf(act.sql, teamId, act.now),
    monthMembersOf(act.sql, teamId, today),
    latestRatingsOf(act.sql, teamId, act.now),
    requesterMarksOf(act.sql, teamId, act.now),
  ]);
  return {
    agenda: agenda.filter(isSoon(act.now)).map(({ minNeeded, ...row }) => ({
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
    months: withLastYear(
      lastMonths(today, 12),
      summed(minutes, (day) => day.slice(0, 7)),
    ),
    weeks: weeksOf(today, minutes),
    minutesBefore: weeksBefore(today, minutes),
    monthMembers,
    latestRatings: ratings.map(({ title, startsAt, text, scores }) => ({
      title,
      servedOn: toDay(startsAt),
      text,
      stars: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    })),
    requesterRating: overallOf(marks.count, marks.sums),
    ...numbers,
  };
};
