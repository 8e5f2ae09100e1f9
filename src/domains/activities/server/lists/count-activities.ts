import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type {
  countActivitiesByCategory as byCategory,
  countActivitiesByDay as byDay,
} from '../../contract/activities.contract.ts';
import { spanAhead } from './list-span.rules.ts';
import { areaRail, categoryRail, countByDay, countListed } from './public-counts.queries.ts';

/** The date strip: one entry a day, also for empty ones. */
export async function countActivitiesByDay(
  { sql, now }: Act,
  { from = toDay(now), ...request }: ParsedRequestOf<typeof byDay>,
): Promise<ResultOf<typeof byDay>> {
  const { rows } = await countByDay({ from, ...request }, now).execute(sql);
  return { days: rows };
}

/** The rail: how many the list finds under the same filters, in all, by category and by area. */
export async function countActivitiesByCategory(
  { sql, now }: Act,
  { area: wantedArea, span, from, to, ...filter }: ParsedRequestOf<typeof byCategory>,
): Promise<ResultOf<typeof byCategory>> {
  const spanned = { ...filter, ...spanAhead({ ...filter, span, from, to }, now) };
  const { rows } = await countListed(spanned, now).execute(sql);
  const categories = await categoryRail.execute(sql);
  const areas = await areaRail.execute(sql);
  const here = rows.filter(({ area }) => wantedArea === undefined || area === wantedArea);
  const sum = (counted: typeof rows): number => counted.reduce((total, { count }) => total + count, 0);
  return {
    total: sum(here),
    categories: categories.rows.map(({ key }) => ({
      key,
      count: sum(here.filter(({ category }) => category === key)),
    })),
    areas: areas.rows.map(({ code, name }) => ({
      code,
      name,
      count: sum(rows.filter(({ area }) => area === code)),
    })),
  };
}
