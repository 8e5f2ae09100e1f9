import type { SqlPool } from '#database/sql-pool.ts';
import type { RecordedCall, Statement } from './record-calls.ts';

/** A table this large must be read through an index. */
const largeRows = 10_000;

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Total Cost': number;
  Plans?: PlanNode[];
};
export type Scan = { call: string; tables: string[]; text: string; plan: string };

/** Plans every statement of the calls once and gives those that read a large table from end to end. */
export async function findScans(
  pool: SqlPool,
  calls: readonly (readonly [name: string, call: RecordedCall])[],
): Promise<Scan[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > ${largeRows}`,
  );
  const large = new Set(rows.map(({ name }) => name));
  const seen = new Set<string>();
  const scans: Scan[] = [];
  for (const [call, connections] of calls) {
    for (const statement of connections.flat()) {
      if (seen.has(statement.text) || !/^\s*(with|select|insert|update|delete)\b/i.test(statement.text))
        continue;
      seen.add(statement.text);
      const tables = await scannedTables(pool, statement);
      const found = tables.filter((table) => large.has(table));
      if (found.length > 0)
        scans.push({ call, tables: found, text: statement.text, plan: await planText(pool, statement) });
    }
  }
  return scans;
}

async function scannedTables(pool: SqlPool, { text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.flatMap((row) => tablesIn(row['QUERY PLAN'][0].Plan));
}

/** Tables that a plan reads from end to end: a limit that is reached before half of a table ends the reading (`cost` is that of the limit). */
const tablesIn = (node: PlanNode, cost = Infinity): string[] => {
  const isEnded = cost < node['Total Cost'] / 2;
  const limit = node['Node Type'] === 'Limit' ? node['Total Cost'] : cost;
  return [
    ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] && !isEnded ? [node['Relation Name']] : []),
    ...(node.Plans ?? []).flatMap((plan) => tablesIn(plan, limit)),
  ];
};

async function planText(pool: SqlPool, { text, values }: Statement): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
