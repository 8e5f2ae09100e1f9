import { type RawBuilder, sql as raw } from 'kysely';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { countedUpTo } from '#platform/contract/page-limits.ts';
import { addDays, startOfDay, toDay } from '#platform/contract/instants.ts';
import { phaseConditions } from '../life/phase.queries.ts';
import { conditionsOf, type ListFilter } from './public-list.queries.ts';

const cap = raw.lit(countedUpTo + 1);

type Place = {
  category?: CategoryKey | undefined;
  area?: string | undefined;
  teamId?: number | undefined;
};

const within = ({ category, area, teamId }: Place): RawBuilder<unknown> =>
  raw`${category ? raw` and a.category = ${category}` : raw``}${area ? raw` and a.area = ${area}` : raw``}${
    teamId === undefined ? raw`` : raw` and a.team_id = ${teamId}`
  }`;

/** Shifts of one day that are looked at: the inner limit keeps the index on their start in use and the work bounded. */
const dayShifts = raw.lit(5_000);

type DayWish = { days: readonly string[]; floor: Date; isPast: boolean };

function countDays({ days, floor, isPast }: DayWish, place: Place, now: Date): RawBuilder<unknown> {
  const conditions = raw.join(phaseConditions({ phase: isPast ? 'ended' : undefined }, now), raw` and `);
  return raw`select d.day, c.count
from unnest(${days}::date[]) as d (day)
cross join lateral (
  select count(*)::int as count from (
    select distinct s.activity_id
    from (
      select activity_id from shifts
      where starts_at >= greatest(d.day::timestamp at time zone 'Asia/Shanghai', ${floor}::timestamptz)
        and starts_at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai'
      order by starts_at, id limit ${dayShifts}
    ) s
    where (select ${conditions}${within(place)} from activities a where a.id = s.activity_id)
    limit ${cap}
  ) m
) c`;
}

/** For each day how many the list finds for it, as `countActivitiesByDay` promises; each count stops at 1,001. */
export function countByDay({ from, days, ...place }: Place & { from: string; days: number }, now: Date) {
  const today = toDay(now);
  const list = Array.from({ length: days }, (_, index) => addDays(from, index));
  const past = list.filter((day) => day < today);
  const coming = list.filter((day) => day >= today);
  const parts = [
    ...(past.length > 0
      ? [countDays({ days: past, floor: startOfDay(from), isPast: true }, place, now)]
      : []),
    ...(coming.length > 0 ? [countDays({ days: coming, floor: now, isPast: false }, place, now)] : []),
  ];
  return raw<{ day: string; count: number }>`${raw.join(parts, raw`\nunion all\n`)}
order by day`;
}

/** What the list finds under a filter by category and area (null: the whole city), in one pass. */
export const countListed = (filter: ListFilter, now: Date) =>
  raw<{
    category: CategoryKey;
    area: string | null;
    count: number;
  }>`select a.category, a.area, count(*)::int as count
from activities a
where ${conditionsOf(filter, now)}
group by a.category, a.area`;

/** Categories and areas in the order they are shown. */
export const categoryRail = raw<{ key: CategoryKey }>`select key from service_categories order by sort, key`;
export const areaRail = raw<{ code: string; name: string }>`select code, name from areas order by sort, code`;
