import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/act.ts';
import type {
  countActivitiesByCategory as byCategory,
  countActivitiesByDay as byDay,
} from '../contract/activities.contract.ts';
import { countByArea, countByCategory, countByDay, countRecruiting } from './public-counts.queries.ts';

/** The date strip: one entry a day, also for empty ones. */
export async function countActivitiesByDay(
  { sql, now }: Act,
  { from = toDay(now), ...request }: ParsedRequestOf<typeof byDay>,
): Promise<ResultOf<typeof byDay>> {
  const { rows } = await countByDay({ from, ...request }, now).execute(sql);
  return { days: rows };
}

/** The rail: how many activities recruit, in all, by category and by area. */
export async function countActivitiesByCategory(
  { sql, now }: Act,
  request: ParsedRequestOf<typeof byCategory>,
): Promise<ResultOf<typeof byCategory>> {
  const all = await countRecruiting(request, now).execute(sql);
  const categories = await countByCategory(request, now).execute(sql);
  const areas = await countByArea(now).execute(sql);
  return { total: all.rows[0]?.count ?? 0, categories: categories.rows, areas: areas.rows };
}
