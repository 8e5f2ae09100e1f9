import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { cameStates, listedActivityStates } from '#domains/site/contract/states.words.ts';
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

type Scope = RawBuilder<boolean>;

/** Points of the line under a figure, at most. */
const sparkPoints = 30;

/** The five figures of a span, each against as many days before it. `over` is said before them: 近 7 天. */
export async function figuresOf(sql: Sql, scope: Scope, { over, ...span }: ReportSpan & { over: string }) {
  const before = spanBefore(span);
  const [from, to] = [startOfDay(before.fromOn), endOfDay(span.toOn)];
  const result = await raw<{ key: string; day: string; value: number }>`
    select 'signUps' as key, to_char(u.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as value
      from sign_ups u join activities a on a.id = u.activity_id join teams t on t.id = a.team_id
      where u.created_at >= ${from} and u.created_at < ${to} and ${scope} group by 2
    union all
    select 'activities', to_char(a.published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), count(*)::int
      from activities a join teams t on t.id = a.team_id where a.published_at >= ${from} and a.published_at < ${to} and ${scope} group by 2
    union all
    select 'minutes', to_char(h.effective_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), sum(h.minutes)::int
      from service_hours h join teams t on t.id = h.team_id
      where h.effective_at >= ${from} and h.effective_at < ${to} and h.status = 'effective' and ${scope} group by 2
    union all
    select 'attended', to_char(s.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), count(*)::int
      from participations p join shifts s on s.id = p.shift_id join activities a on a.id = p.activity_id join teams t on t.id = a.team_id
      where s.starts_at >= ${from} and s.starts_at < ${to} and ${isOneOf(raw`p.status`, cameStates)} and ${scope} group by 2
    union all
    select 'volunteers', to_char(t.registered_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), count(*)::int
      from volunteers t where t.registered_at >= ${from} and t.registered_at < ${to} and ${scope} group by 2`.execute(
    sql,
  );
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
    select to_char(h.service_on, ${form}) as part, sum(h.minutes)::int as minutes from service_hours h join teams t on t.id = h.team_id
    where h.status = 'effective' and ${scope}
      and (h.service_on between ${span.fromOn} and ${span.toOn} or h.service_on between ${before.fromOn} and ${before.toOn})
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
  const areas = await raw<{ label: string; value: number }>`
    select r.name as label, count(a.id)::int as value from activities a join teams t on t.id = a.team_id join areas r on r.code = a.area
    where a.starts_at >= ${from} and a.starts_at < ${to} and ${isOneOf(raw`a.status`, listedActivityStates)} and ${scope} group by r.name, r.sort order by r.sort`.execute(
    sql,
  );
  const categories = await raw<{ key: string; label: string; value: number }>`
    select c.key, c.name as label, count(a.id)::int as value from activities a join teams t on t.id = a.team_id join service_categories c on c.key = a.category
    where a.starts_at >= ${from} and a.starts_at < ${to} and ${isOneOf(raw`a.status`, listedActivityStates)} and ${scope} group by c.key, c.name order by 3 desc, c.key`.execute(
    sql,
  );
  return { areas: areas.rows, categories: categories.rows };
}

/** Sign-ups for shifts of a span that have begun: applied, confirmed, came, hours credited. */
export async function funnelOf(sql: Sql, scope: Scope, { fromOn, before }: { fromOn: string; before: Date }) {
  const result = await raw<{ applied: number; confirmed: number; came: number; effective: number }>`
    select count(*)::int as applied, count(*) filter (where u.status = 'confirmed')::int as confirmed,
      count(*) filter (where ${isOneOf(raw`p.status`, cameStates)})::int as came,
      count(*) filter (where exists (select 1 from service_hours h where h.participation_id = p.id and h.status in ('publicity', 'effective')))::int as effective
    from sign_ups u join activities a on a.id = u.activity_id join teams t on t.id = a.team_id
    left join participations p on p.sign_up_id = u.id
    where u.starts_at >= ${startOfDay(fromOn)} and u.starts_at < ${before} and ${scope}`.execute(sql);
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
    select extract(dow from s.starts_at at time zone 'Asia/Shanghai')::int as weekday,
      extract(hour from s.starts_at at time zone 'Asia/Shanghai')::int as hour, count(*)::int as value
    from shifts s join activities a on a.id = s.activity_id join teams t on t.id = a.team_id
    where s.starts_at >= ${startOfDay(fromOn)} and s.starts_at < ${endOfDay(toOn)}
      and ${isOneOf(raw`a.status`, listedActivityStates)} and ${scope}
    group by 1, 2 order by 1, 2`.execute(sql);
  return result.rows;
}

export async function alertsOf(sql: Sql, scope: Scope, now: Date) {
  const result = await raw<{ id: number; shiftId: number; title: string; missing: number }>`
    select a.id, s.id as shift_id, a.title, (s.min_needed - s.taken_count)::int as missing
    from shifts s join activities a on a.id = s.activity_id join teams t on t.id = a.team_id
    where s.starts_at > ${now} and s.starts_at < ${new Date(now.getTime() + 2 * dayMs)} and a.status = 'published' and s.status = 'open'
      and s.taken_count < s.min_needed and ${scope}
    order by s.starts_at, s.id limit 6`.execute(sql);
  return result.rows.map((row) => ({
    key: `shortage:${row.shiftId}`,
    text: `“${row.title}”48 小时内开始，还差 ${row.missing} 人才够开展`,
    link: `/user-index/activityDetail/${row.id}`,
  }));
}
