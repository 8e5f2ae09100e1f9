import type { Insertable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Schema } from '#database/schema.ts';

const chunkRows = 400;
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of a table with their values on the way through JSON: an instant may be a text, what is kept as JSON anything. */
export type BulkRow<Table extends keyof Schema> = {
  readonly [Column in keyof Insertable<Schema[Table]>]?: unknown;
};

/**
 * Inserts many rows with one parameter a chunk (`json_populate_recordset`), the fastest way that both engines share.
 * Every row must name the same columns; the tables' own checks and keys apply as ever.
 */
export async function bulkInsert<Table extends keyof Schema>(
  database: Pick<Database, 'pool'>,
  table: Table,
  rows: readonly BulkRow<Table>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const names = Object.keys(first).map((name) => [name, snake(name)] as const);
  const columns = names.map(([, column]) => `"${column}"`).join(', ');
  const stored = snake(table);
  const text = `insert into ${stored} (${columns}) select ${columns} from json_populate_recordset(null::${stored}, $1::json)`;
  for (let start = 0; start < rows.length; start += chunkRows) {
    const chunk = rows
      .slice(start, start + chunkRows)
      .map((row) =>
        Object.fromEntries(names.map(([name, column]) => [column, row[name as keyof typeof row]])),
      );
    await database.pool.query(text, [JSON.stringify(chunk)]);
  }
}

/** Rows came with ids of their own; the identities go on after them. */
export async function restartSequences(database: Pick<Database, 'pool'>): Promise<void> {
  for (const table of ['teams', 'activities', 'shifts', 'bulk_messages', 'news_items', 'service_items']) {
    await database.pool.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
}
