import { type RawBuilder, sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { countedUpTo } from '#platform/contract/paging.ts';
import { addDays } from '#platform/contract/instants.ts';
import { phaseConditions } from './phase.queries.ts';

const cap = raw.lit(countedUpTo + 1);

type Place = { category?: CategoryKey | undefined; area?: string | undefined };

const within = ({ category, area }: Place): RawBuilder<unknown> =>
  raw`${category ? raw` and a.category = ${category}` : raw``}${area ? raw` and a.area = ${area}` : raw``}`;

/** For each day: published activities, not over, with a shift that begins then; each count stops at 1,001. */
export function countByDay({ from, days, ...place }: Place & { from: string; days: number }, now: Date) {
  const list = Array.from({ length: days }, (_, index) => addDays(from, index));
  return raw<{ day: string; count: number }>`select d.day, c.count
from unnest(${list}::date[]) as d (day)
cross join lateral (
  select count(*)::int as count from (
    select distinct s.activity_id
    from shifts s join activities a on a.id = s.activity_id and a.status = 'published' and a.ends_at > ${now}${within(place)}
    where s.starts_at >= d.day::timestamp at time zone 'Asia/Shanghai'
      and s.starts_at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai'
    limit ${cap}
  ) m
) c
order by d.day`;
}

const recruits = (now: Date): RawBuilder<unknown> => raw.join(phaseConditions('recruiting', now), raw` and `);

/** Activities in the phase 招募中, in the city or an area. */
export const countRecruiting = ({ area }: Place, now: Date) =>
  raw<{ count: number }>`select count(*)::int as count from (
  select from activities a where ${recruits(now)}${within({ area })} limit ${cap}
) m`;

/** The same for each category, in the order of the rail. */
export const countByCategory = ({ area }: Place, now: Date) =>
  raw<{ key: CategoryKey; count: number }>`select k.key, c.count
from service_categories k
cross join lateral (
  select count(*)::int as count from (
    select from activities a where ${recruits(now)}${within({ area })} and a.category = k.key limit ${cap}
  ) m
) c
order by k.sort, k.key`;

/** The same for each area. */
export const countByArea = (now: Date) =>
  raw<{ code: string; name: string; count: number }>`select k.code, k.name, c.count
from areas k
cross join lateral (
  select count(*)::int as count from (
    select from activities a where ${recruits(now)} and a.area = k.code limit ${cap}
  ) m
) c
order by k.sort, k.code`;
