import type { Database } from '#database/connection.ts';

const chunkRows = 400;
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many rows with one parameter a chunk (`json_populate_recordset`), the fastest way that both engines share.
 * Every row must name the same columns; the tables' own checks and keys apply as ever.
 */
export async function bulkInsert(
  database: Pick<Database, 'pool'>,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const names = Object.keys(first).map((name) => [name, snake(name)] as const);
  const columns = names.map(([, column]) => `"${column}"`).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`;
  for (let start = 0; start < rows.length; start += chunkRows) {
    const chunk = rows
      .slice(start, start + chunkRows)
      .map((row) => Object.fromEntries(names.map(([name, column]) => [column, row[name]])));
    await database.pool.query(text, [JSON.stringify(chunk)]);
  }
}
