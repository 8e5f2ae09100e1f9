import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { addDays, startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';

const keys = ['volunteerCount', 'teamCount', 'effectiveMinutes', 'monthActivityCount'] as const;
type FigureKey = (typeof keys)[number];

/** Counts the city's figures; runs in background work, since sums over all hours are no work for a request. */
async function countHomeFigures(sql: Sql, now: Date): Promise<Record<FigureKey, number>> {
  const today = toDay(now);
  const monthStart = startOfDay(`${today.slice(0, 7)}-01`);
  const nextMonth = startOfDay(`${addDays(`${today.slice(0, 7)}-28`, 7).slice(0, 7)}-01`);
  const result = await raw<Record<FigureKey, number>>`select
    (select count(*) from volunteers where status <> 'closed') as volunteer_count,
    (select count(*) from teams where status = 'active') as team_count,
    (select coalesce(sum(minutes), 0) from service_hours where status = 'effective') as effective_minutes,
    (select count(*) from activities where ${isOneOf(raw`status`, listedActivityStates)}
      and starts_at >= ${monthStart} and starts_at < ${nextMonth}) as month_activity_count`.execute(sql);
  const row = result.rows[0];
  return Object.fromEntries(keys.map((key) => [key, Number(row?.[key] ?? 0)])) as Record<FigureKey, number>;
}

/** Writes the figures of this minute. */
export async function refreshHomeFigures(act: Act): Promise<void> {
  const figures = await countHomeFigures(act.sql, act.now);
  await act.sql
    .insertInto('figures')
    .values(keys.map((key) => ({ key, value: figures[key], computedAt: act.now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        computedAt: row.ref('excluded.computedAt'),
      })),
    )
    .execute();
}

/** The figures as last counted; on the very first call before background work has run they are counted once. */
export async function getHomeFigures(act: Act) {
  const rows = await act.sql
    .selectFrom('figures')
    .select(['key', 'value', 'computedAt'])
    .where('key', 'in', keys)
    .execute();
  if (rows.length < keys.length)
    return { ...(await countHomeFigures(act.sql, act.now)), computedAt: toInstant(act.now) };
  const value = (key: FigureKey): number => rows.find((row) => row.key === key)?.value ?? 0;
  return {
    volunteerCount: value('volunteerCount'),
    teamCount: value('teamCount'),
    effectiveMinutes: value('effectiveMinutes'),
    monthActivityCount: value('monthActivityCount'),
    computedAt: toInstant(rows[0]?.computedAt ?? act.now),
  };
}
