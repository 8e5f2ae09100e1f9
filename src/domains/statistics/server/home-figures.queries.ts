import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import { addDays, startOfDay, toDay } from '#platform/contract/instants.ts';

/** The city's figures. */
export const figureKeys = ['volunteerCount', 'teamCount', 'effectiveMinutes', 'monthActivityCount'] as const;

export type FigureKey = (typeof figureKeys)[number];

/** Counts the city's figures; runs in background work, since sums over all hours are no work for a request. */
export async function countHomeFigures(sql: Sql, now: Date): Promise<Record<FigureKey, number>> {
  const today = toDay(now);
  const monthStart = startOfDay(`${today.slice(0, 7)}-01`);
  const nextMonth = startOfDay(`${addDays(`${today.slice(0, 7)}-28`, 7).slice(0, 7)}-01`);
  const result = await raw<Record<FigureKey, number>>`select
    (select count(*) from volunteers where status <> 'closed') as volunteer_count,
    (select count(*) from teams where status = 'active') as team_count,
    (select coalesce(sum(value), 0) from day_sums_now where kind = 'servedMinutes') as effective_minutes,
    (select count(*) from activities where ${isOneOf(raw`status`, listedActivityStates)}
      and starts_at >= ${monthStart} and starts_at < ${nextMonth}) as month_activity_count`.execute(sql);
  const row = result.rows[0];
  return Object.fromEntries(figureKeys.map((key) => [key, Number(row?.[key] ?? 0)])) as Record<
    FigureKey,
    number
  >;
}

/** The figures as last written; fewer before background work has run. */
export const storedFigures = (sql: Sql) =>
  sql.selectFrom('figures').select(['key', 'value', 'computedAt']).where('key', 'in', figureKeys).execute();
