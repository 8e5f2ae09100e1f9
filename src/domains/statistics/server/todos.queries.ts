import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { unitInScope } from '#domains/site/server/index.ts';
import type { Queue } from './todo-queues.queries.ts';

/** Rows that have waited since before this moment wait too long: by working days, as objections, by a day, or by their own clock. */
export type OverdueBefore = { none: Date; objection: Date; day: Date; due: Date };

/** How much waits in each queue inside a data scope, and how much of it too long. */
export async function countQueues(
  sql: Sql,
  wanted: readonly Queue[],
  { scope, before }: { scope: string | undefined; before: OverdueBefore },
) {
  const counts = wanted.map(
    ({ key, rows, organisationId, waitsSince, limit }) =>
      raw`select ${raw.lit(key)} as key, count(*)::int as count,
      (count(*) filter (where ${waitsSince} < ${before[limit ?? 'none']}))::int as overdue_count
      from ${rows} and ${unitInScope(organisationId, scope)}`,
  );
  const counted = await raw<{
    key: string;
    count: number;
    overdueCount: number;
  }>`${raw.join(counts, raw` union all `)}`.execute(sql);
  return counted.rows;
}
