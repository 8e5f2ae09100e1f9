import { minutesOfStars, starOf } from '#domains/volunteers/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/hour-totals.contract.ts';
import { minutesByMonth } from './totals.queries.ts';

/** One's own totals; pending minutes are told apart and never added (domain.md 4.3.12). */
export const getMyHourTotals: UseCase<typeof contract.getMyHourTotals> = async (act) => {
  const months = await minutesByMonth(act.sql, act.caller.volunteerId);
  const today = toDay(act.now);
  const sum = (pick: (row: (typeof months)[number]) => number): number =>
    months.reduce((total, row) => total + pick(row), 0);
  const effectiveMinutes = sum((row) => row.effective);
  return {
    effectiveMinutes,
    yearMinutes: sum((row) => (row.month.slice(0, 4) === today.slice(0, 4) ? row.effective : 0)),
    monthMinutes: sum((row) => (row.month === today.slice(0, 7) ? row.effective : 0)),
    pendingMinutes: sum((row) => row.pending),
    recordCount: sum((row) => row.records),
    pendingCount: sum((row) => row.pendingCount),
    grades: {
      A: sum((row) => row.grades.A),
      B: sum((row) => row.grades.B),
      C: sum((row) => row.grades.C),
      D: sum((row) => row.grades.D),
    },
    stars: await starOf(act.sql, act.caller.volunteerId),
    starMinutes: await minutesOfStars(act.sql),
    months: months.slice(-24).map((row) => ({ month: row.month, minutes: row.effective })),
  };
};
