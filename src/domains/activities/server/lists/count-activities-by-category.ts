import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activities.contract.ts';
import { spanAhead } from './list-span.rules.ts';
import { areaRail, categoryRail, countListed } from './public-counts.queries.ts';

/** The rail: how many the list finds under the same filters, in all, by category and by area. */
export const countActivitiesByCategory: UseCase<typeof contract.countActivitiesByCategory> = async (
  { sql, now },
  { area: wantedArea, span, from, to, ...filter },
) => {
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
};
