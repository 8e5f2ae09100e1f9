import { type RawBuilder, sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { countedUpTo } from '#platform/contract/paging.ts';
import { addDays } from '#platform/contract/instants.ts';
import { phaseConditions } from './phase.queries.ts';

const cap = raw.lit(countedUpTo + 1);

type Place = { category?: CategoryKey | undefined; area?: string | undefined };

const within = ({ category, area }: Place): RawBuilder<unknown> =>
  raw`${category ? raw` and a.category = ${category}` : raw``}${area ? raw` and a.area = ${area}` : raw``}`;

/** Shifts of one day that are looked at: the inner limit keeps the index on their start in use and the work bounded. */
const dayShifts = raw.lit(5_000);

/** For each day: published activities, not over, with a shift that begins then; each count stops at 1,001. */
export function countByDay({ from, days, ...place }: Place & { from: string; days: number }, now: Date) {
  const list = Array.from({ length: days }, (_, index) => addDays(from, index));
  return raw<{ day: string; count: number }>`select d.day, c.count
from unnest(${list}::date[]) as d (day)
cross join lateral (
  select count(*)::int as count from (
    select distinct s.activity_id
    from (
      select activity_id from shifts
      where starts_at >= d.day::timestamp at time zone 'Asia/Shanghai'
        and starts_at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai'
      order by starts_at, id limit ${dayShifts}
    ) s
    where (select a.status = 'published' and a.ends_at > ${now}${within(place)} from activities a where a.id = s.activity_id)
    limit ${cap}
  ) m
) c
order by d.day`;
}

/** Activities in the phase 招募中 by category and area (null: the whole city), in one pass over what is to come. */
export const countRecruiting = (now: Date) =>
  raw<{
    category: CategoryKey;
    area: string | null;
    count: number;
  }>`select a.category, a.area, count(*)::int as count
from activities a
where ${raw.join(phaseConditions('recruiting', now), raw` and `)}
group by a.category, a.area`;

/** Categories and areas in the order they are shown. */
export const categoryRail = raw<{ key: CategoryKey }>`select key from service_categories order by sort, key`;
export const areaRail = raw<{ code: string; name: string }>`select code, name from areas order by sort, code`;
