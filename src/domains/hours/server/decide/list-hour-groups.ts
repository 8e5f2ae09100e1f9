import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/review-hours.contract.ts';
import { hourGroups } from './hour-groups.queries.ts';

/** What waits at the centre inside the caller's data scope, by activity. */
export const listHourGroups: UseCase<typeof contract.listHourGroups> = async (act, request) => {
  const { rows, total } = await hourGroups(act.sql, { ...request, scope: act.caller.scope });
  return {
    list: rows.map(({ gradeA, gradeB, gradeC, gradeD, waitingSince, ...row }) => ({
      ...row,
      grades: { A: gradeA, B: gradeB, C: gradeC, D: gradeD },
      waitingSince: toInstant(waitingSince),
    })),
    total,
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
