import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { cameStates, listedActivityStates } from '#domains/site/contract/states.words.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { addDays, startOfDay } from '#platform/contract/instants.ts';
import { lastMonths, withLastYear } from './months.ts';

type Scope = RawBuilder<boolean>;

export async function figuresOf(sql: Sql, scope: Scope, today: string) {
  const from = addDays(today, -13);
  const days = Array.from({ length: 14 }, (_, index) => addDays(from, index));
  const result = await raw<{ key: string; day: string; value: number }>`
    select 'signUps' as key, to_char(u.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as value
      from sign_ups u join activities a on a.id = u.activity_id join teams t on t.id = a.team_id
      where u.created_at >= ${startOfDay(from)} and ${scope} group by 2
    union all
    select 'activities', to_char(a.published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), count(*)::int
      from activities a join teams t on t.id = a.team_id where a.published_at >= ${startOfDay(from)} and ${scope} group by 2
    union all
    select 'minutes', to_char(h.effective_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), sum(h.minutes)::int
      from service_hours h join teams t on t.id = h.team_id
      where h.effective_at >= ${startOfDay(from)} and h.status = 'effective' and ${scope} group by 2
    union all
    select 'attended', to_char(s.starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), count(*)::int
      from participations p join shifts s on s.id = p.shift_id join activities a on a.id = p.activity_id join teams t on t.id = a.team_id
      where s.starts_at >= ${startOfDay(from)} and ${isOneOf(raw`p.status`, cameStates)} and ${scope} group by 2
    union all
    select 'volunteers', to_char(t.registered_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), count(*)::int
      from volunteers t where t.registered_at >= ${startOfDay(from)} and ${scope} group by 2`.execute(sql);
  const figure = (
    key: string,
    { label, unit, scale = 1 }: { label: string; unit: string; scale?: number },
  ) => {
    const spark = days.map(
      (day) => (result.rows.find((row) => row.key === key && row.day === day)?.value ?? 0) / scale,
    );
    const sum = (part: number[]): number => part.reduce((total, value) => total + value, 0);
    const [before, value] = [sum(spark.slice(0, 7)), sum(spark.slice(7))];
    return {
      key,
      label,
      unit,
      value: Math.round(value * 10) / 10,
      change: before > 0 ? (value - before) / before : null,
      spark,
    };
  };
  return [
    figure('signUps', { label: '近 7 天报名', unit: '人次' }),
    figure('activities', { label: '近 7 天发布活动', unit: '场' }),
    figure('attended', { label: '近 7 天到场', unit: '人次' }),
    figure('minutes', { label: '近 7 天生效时长', unit: '小时', scale: 60 }),
    figure('volunteers', { label: '近 7 天新注册', unit: '人' }),
  ];
}

export async function hoursOf(sql: Sql, scope: Scope, today: string) {
  const result = await raw<{ month: string; minutes: number }>`
    select to_char(h.service_on, 'YYYY-MM') as month, sum(h.minutes)::int as minutes from service_hours h join teams t on t.id = h.team_id
    where h.status = 'effective' and h.service_on >= ${addDays(today, -760)} and ${scope} group by 1`.execute(
    sql,
  );
  return withLastYear(lastMonths(today, 12), new Map(result.rows.map((row) => [row.month, row.minutes])));
}

export async function activityShares(sql: Sql, scope: Scope, now: Date) {
  const since = new Date(now.getTime() - 90 * dayMs);
  const areas = await raw<{ label: string; value: number }>`
    select r.name as label, count(a.id)::int as value from activities a join teams t on t.id = a.team_id join areas r on r.code = a.area
    where a.starts_at >= ${since} and ${isOneOf(raw`a.status`, listedActivityStates)} and ${scope} group by r.name, r.sort order by r.sort`.execute(
    sql,
  );
  const categories = await raw<{ key: string; label: string; value: number }>`
    select c.key, c.name as label, count(a.id)::int as value from activities a join teams t on t.id = a.team_id join service_categories c on c.key = a.category
    where a.starts_at >= ${since} and ${isOneOf(raw`a.status`, listedActivityStates)} and ${scope} group by c.key, c.name order by 3 desc, c.key`.execute(
    sql,
  );
  return { areas: areas.rows, categories: categories.rows };
}

export async function funnelOf(sql: Sql, scope: Scope, now: Date) {
  const since = new Date(now.getTime() - 30 * dayMs);
  const result = await raw<{ applied: number; confirmed: number; came: number; effective: number }>`
    select count(*)::int as applied, count(*) filter (where u.status = 'confirmed')::int as confirmed,
      count(*) filter (where ${isOneOf(raw`p.status`, cameStates)})::int as came,
      count(*) filter (where exists (select 1 from service_hours h where h.participation_id = p.id and h.status in ('publicity', 'effective')))::int as effective
    from sign_ups u join activities a on a.id = u.activity_id join teams t on t.id = a.team_id
    left join participations p on p.sign_up_id = u.id
    where u.starts_at >= ${since} and u.starts_at < ${now} and ${scope}`.execute(sql);
  const row = result.rows[0];
  return [
    { label: '报名', value: row?.applied ?? 0 },
    { label: '录取', value: row?.confirmed ?? 0 },
    { label: '到场', value: row?.came ?? 0 },
    { label: '时长核定', value: row?.effective ?? 0 },
  ];
}

export async function heatOf(sql: Sql, scope: Scope, now: Date) {
  const result = await raw<{ weekday: number; hour: number; value: number }>`
    select extract(dow from s.starts_at at time zone 'Asia/Shanghai')::int as weekday,
      extract(hour from s.starts_at at time zone 'Asia/Shanghai')::int as hour, count(*)::int as value
    from shifts s join activities a on a.id = s.activity_id join teams t on t.id = a.team_id
    where s.starts_at >= ${new Date(now.getTime() - 30 * dayMs)} and s.starts_at < ${new Date(now.getTime() + 30 * dayMs)}
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
