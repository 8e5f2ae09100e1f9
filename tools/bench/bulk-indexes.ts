import type { SqlClient } from '#database/sql-pool.ts';

export type BulkIndex = { name: string; definition: string };

/** Plain secondary indexes of the tables that are filled in bulk: faster made afterwards than kept up row by row. */
export async function bulkIndexes(client: SqlClient): Promise<BulkIndex[]> {
  const { rows } = await client.query<BulkIndex>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any(array['activities', 'activity_search', 'shifts', 'sign_ups', 'messages']::regclass[]) and not i.indisunique
    order by 1`,
    [],
  );
  return rows;
}

export async function dropIndexes(client: SqlClient, indexes: readonly BulkIndex[]): Promise<void> {
  for (const { name } of indexes) await client.query(`drop index ${name}`, []);
}

export async function makeIndexes(client: SqlClient, indexes: readonly BulkIndex[]): Promise<void> {
  for (const { definition } of indexes) await client.query(definition, []);
}
