import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activities.contract.ts';
import { countByDay } from './public-counts.queries.ts';

/** The date strip: one entry a day, also for empty ones. */
export const countActivitiesByDay: UseCase<typeof contract.countActivitiesByDay> = async (
  { sql, now },
  { from = toDay(now), ...request },
) => {
  const { rows } = await countByDay({ from, ...request }, now).execute(sql);
  return { days: rows };
};
