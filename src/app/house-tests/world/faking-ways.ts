import { lookAtEntries, lookAtShifts } from '#domains/anomalies/server/index.ts';
import type { Sql } from '#database/transaction.ts';

/** One way to come by an hour that nobody served: what it comes to is a refusal, a state at the centre, or the rules that notice it. */
export type FakingWay = [what: string, comesTo: string, run: () => Promise<string>];

/** The rules of 异常看板 that have noticed something by then, in the order of their names. */
export async function flaggedBy(sql: Sql, now: Date): Promise<string> {
  while (await lookAtShifts({ sql, now })) continue;
  await lookAtEntries({ sql, now });
  const rows = await sql.selectFrom('anomalyFlags').select('rule').distinct().orderBy('rule').execute();
  return `flagged: ${rows.map(({ rule }) => rule).join(', ')}`;
}
