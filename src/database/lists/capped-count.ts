import { type RawBuilder, type SelectQueryBuilder, sql as raw } from 'kysely';
import type { Sql } from '../transaction.ts';
import { withoutUnneededJoins } from './unneeded-joins.ts';

/** Lists count at most this many rows and one more; exact counts of long lists cost more than anyone reads (decision 0015). */
export const countedUpTo = 1_000;

/** Number of rows of a list's filtered query, exact up to 1,000; 1,001 means "more", unless all of them are asked for. */
export async function cappedCount<DB, Tables extends keyof DB, Row>(
  sql: Sql,
  rows: SelectQueryBuilder<DB, Tables, Row>,
  countsAll = false,
): Promise<number> {
  const lean = rows.withPlugin(withoutUnneededJoins);
  const counted = countsAll ? lean : lean.limit(countedUpTo + 1);
  const result = await raw<{ total: number }>`select count(*) as total from (${counted}) as counted`.execute(
    sql,
  );
  return Number(result.rows[0]?.total ?? 0);
}

/** As many counts as a list has tabs, each up to 1,001 rows of its own query: one statement for all. */
export async function cappedCounts<Tab extends string, DB, Tables extends keyof DB, Row>(
  sql: Sql,
  tabs: readonly Tab[],
  rowsOf: (tab: Tab) => SelectQueryBuilder<DB, Tables, Row>,
): Promise<Record<Tab, number>> {
  const counts = tabs.map(
    (tab) =>
      raw`(select count(*) from (${rowsOf(tab)
        .withPlugin(withoutUnneededJoins)
        .limit(countedUpTo + 1)}) as counted)`,
  );
  const numbers = await countTogether(sql, counts);
  const counted = tabs.map((tab, at) => [tab, numbers[at] ?? 0]);
  return Object.fromEntries(counted) as Record<Tab, number>;
}

/** What each of these expressions counts, in one statement. */
export async function countTogether(sql: Sql, counts: readonly RawBuilder<unknown>[]): Promise<number[]> {
  const together = raw<{ counts: number[] }>`select array[${raw.join(counts)}]::int[] as counts`;
  const { rows } = await together.execute(sql);
  return rows[0]?.counts ?? [];
}
