import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { endOfDay, startOfDay } from '#platform/contract/instants.ts';
import {
  daysIn,
  dayYearBefore,
  everyDay,
  isToldByDay,
  partsOf,
  type ReportSpan,
  spanBefore,
  spanYearBefore,
  thinned,
} from './reports/report-span.rules.ts';

/** Speaks of `t`. Teams are joined as outer ones: who may see all of the city has no scope, and then nobody asks them (decision 0054). */
type Scope = RawBuilder<boolean>;

/** Points of the line under a figure, at most. */
const sparkPoints = 30;

/** The five figures of a span, each against as many days before it. `over` is said before them: 近 7 天. */
export async function figuresOf(sql: Sql, scope: Scope, { over, ...span }: ReportSpan & { over: string }) {
  const before = spanBefore(span);
  const [from, to] = [startOfDay(before.fromOn), endOfDay(span.toOn)];
  const result = await raw<{ key: string; day: string; value: number }>`
    select 'signUps' as key, to_char(t.day, 'YYYY-MM-DD') as day, sum(t.value)::int as value
      from day_sums_now t where t.kind = 'signUps' and t.day between ${before.fromOn} and ${span.toOn} and ${scope} group by 2
    union all
    select 'minutes', to_char(t.day, 'YYYY-MM-DD'), sum(t.value)::int
      from day_sums_now t where t.kind = 'effectiveMinutes' and t.day between ${before.fromOn} and ${span.toOn} and ${scope} group by 2
    union all
    select 'activities', to_char(day, 'YYYY-MM-DD'), value from (
      select day_of(a.published_at) as day, count(*)::int as value from activities a left join teams t on t.id = a.team_id
      where a.published_at >= ${from} and a.published_at < ${to} and ${scope} group by 1
    ) published
    union all
    select 'attended', to_char(starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), sum(attended)::int from (
      select t.starts_at, sum(t.attended) as attended from shift_tallies_now t
      where t.starts_at >= ${from} and t.starts_at < ${to} and ${scope} group by 1
    ) shifts group by 2
    union all
    select 'volunteers', to_char(day, 'YYYY-MM-DD'), value from (
      select day_of(t.registered_at) as day, count(*)::int as value from volunteers t
      where t.registered_at >= ${from} and t.registered_at < ${to} and ${scope} group by 1
    ) registered`.execute(sql);
  const figure = (
    key: string,
    { label, unit, scale = 1 }: { label: string; unit: string; scale?: number },
  ) => {
    const byDay = new Map(result.rows.filter((row) => row.key === key).map((row) => [row.day, row.value]));
    const early = everyDay(before).map((day) => (byDay.get(day) ?? 0) / scale);
    const late = everyDay(span).map((day) => (byDay.get(day) ?? 0) / scale);
    const sum = (part: number[]): number => part.reduce((total, value) => total + value, 0);
    const [earlier, value] = [sum(early), sum(late)];
    return {
      key,
      label: `${over}${label}`,
      unit,
      value: Math.round(value * 10) / 10,
      change: earlier > 0 ? (value - earlier) / earlier : null,
      spark: thinned(daysIn(span) <= 7 ? [...early, ...late] : late, sparkPoints),
    };
  };
  return [
    figure('signUps', { label: '报名', unit: '人次' }),
    figure('activities', { label: '发布活动', unit: '场' }),
    figure('attended', { label: '到场', unit: '人次' }),
    figure('minutes', { label: '生效时长', unit: '小时', scale: 60 }),
    figure('volunteers', { label: '新注册', unit: '人' }),
  ];
}

/** Effective hours by day or month of service, each beside the same days a year before. */
export async function hoursOf(sql: Sql, scope: Scope, span: ReportSpan) {
  const before = spanYearBefore(span);
  const form = isToldByDay(span) ? 'YYYY-MM-DD' : 'YYYY-MM';
  const result = await raw<{ part: string; minutes: number }>`
    select to_char(t.day, ${form}) as part, sum(t.value)::int as minutes from day_sums_now t
    where t.kind = 'servedMinutes' and ${scope}
      and (t.day between ${span.fromOn} and ${span.toOn} or t.day between ${before.fromOn} and ${before.toOn})
    group by 1`.execute(sql);
  const minutes = new Map(result.rows.map((row) => [row.part, row.minutes]));
  return partsOf(span).map((part) => ({
    part,
    minutes: minutes.get(part) ?? 0,
    lastYearMinutes: minutes.get(dayYearBefore(part)) ?? 0,
  }));
}

/** Activities that begin in a span, by district and by category. */
export async function activityShares(sql: Sql, scope: Scope, { fromOn, toOn }: ReportSpan) {
  const [from, to] = [startOfDay(fromOn), endOfDay(toOn)];
  const { rows } = await raw<{ area: string | null; key: string | null; category: string; value: number }>`
    with shares as (
      select a.area, a.category, count(*)::int as value from activities a left join teams t on t.id = a.team_id
      where a.starts_at >= ${from} and a.starts_at < ${to} and ${isOneOf(raw`a.status`, listedActivityStates)} and ${scope}
      group by grouping sets ((a.area), (a.category))
    )
    select r.name as area, c.key, c.name as category, s.value
    from shares s left join areas r on r.code = s.area left join service_categories c on c.key = s.category
    order by r.sort, s.value desc, c.key`.execute(sql);
  return {
    areas: rows.flatMap(({ area, value }) => (area === null ? [] : [{ label: area, value }])),
    categories: rows.flatMap(({ key, category, value }) =>
      key === null ? [] : [{ key, label: category, value }],
    ),
  };
}

/** Sign-ups for shifts of a span that have begun: applied, confirmed, came, hours credited. */
export async function funnelOf(sql: Sql, scope: Scope, { fromOn, before }: { fromOn: string; before: Date }) {
  const result = await raw<Record<'applied' | 'confirmed' | 'came' | 'effective', number | null>>`
    select sum(t.applied)::int as applied, sum(t.confirmed)::int as confirmed, sum(t.came)::int as came, sum(t.credited)::int as effective
    from shift_tallies_now t where t.starts_at >= ${startOfDay(fromOn)} and t.starts_at < ${before} and ${scope}`.execute(
    sql,
  );
  const row = result.rows[0];
  return [
    { label: '报名', value: row?.applied ?? 0 },
    { label: '录取', value: row?.confirmed ?? 0 },
    { label: '到场', value: row?.came ?? 0 },
    { label: '时长核定', value: row?.effective ?? 0 },
  ];
}

/** Shifts that begin in a span, by weekday and hour. */
export async function heatOf(sql: Sql, scope: Scope, { fromOn, toOn }: ReportSpan) {
  const result = await raw<{ weekday: number; hour: number; value: number }>`
    select extract(dow from starts_at at time zone 'Asia/Shanghai')::int as weekday,
      extract(hour from starts_at at time zone 'Asia/Shanghai')::int as hour, sum(value)::int as value
    from (
      select t.starts_at, count(*) as value from shift_tallies_now t
      where t.starts_at >= ${startOfDay(fromOn)} and t.starts_at < ${endOfDay(toOn)}
        and ${isOneOf(raw`t.activity_status`, listedActivityStates)} and ${scope} group by 1
    ) shifts
    group by 1, 2 order by 1, 2`.execute(sql);
  return result.rows;
}

export async function alertsOf(sql: Sql, scope: Scope, now: Date) {
  const result = await raw<{ id: number; shiftId: number; title: string; missing: number }>`
    select a.id, s.id as shift_id, a.title, (s.min_needed - s.taken_count)::int as missing
    from shifts s join activities a on a.id = s.activity_id left join teams t on t.id = a.team_id
    where s.starts_at > ${now} and s.starts_at < ${new Date(now.getTime() + 2 * dayMs)} and a.status = 'published' and s.status = 'open'
      and s.taken_count < s.min_needed and ${scope}
    order by s.starts_at, s.id limit 6`.execute(sql);
  return result.rows.map((row) => ({
    key: `shortage:${row.shiftId}`,
    text: `“${row.title}”48 小时内开始，还差 ${row.missing} 人才够开展`,
    link: `/user-index/activityDetail/${row.id}`,
  }));
}
