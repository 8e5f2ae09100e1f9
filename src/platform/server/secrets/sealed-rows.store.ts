import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { FollowingHash, SealedTable } from './sealed-table.ts';

/** A row as it lies there: its id as text, and its values in the order in which columns were asked for. */
export type SealedRow = { id: string; values: (string | null)[] };

type Asked = { table: string; id: string; columns: readonly string[]; after: string | null; limit: number };

const names = (columns: readonly string[]) => raw.join(columns.map((column) => raw`${raw.ref(column)}`));

/** Rows of a table after one, by id, with the asked columns. */
export async function rowsAfter(
  sql: Sql,
  { table, id, columns, after, limit }: Asked,
  onlyWhere = raw<boolean>`true`,
): Promise<SealedRow[]> {
  const beyond = after === null ? raw`true` : raw`${raw.ref(id)} > ${after}::bigint`;
  const { rows } = await raw<SealedRow>`
    select ${raw.ref(id)}::text as id, array[${names(columns)}]::text[] as values from ${raw.table(table)}
    where ${beyond} and ${onlyWhere} order by ${raw.table(table)}.${raw.ref(id)} limit ${limit}`.execute(sql);
  return rows;
}

/** Whether another key sealed the value of a column than the one whose texts begin so: letters, digits and dots alone, nothing in it is a pattern. */
const isOfOthers = (column: string, start: string) =>
  raw<boolean>`(${raw.ref(column)} <> '' and ${raw.ref(column)} not like ${`${start}%`})`;

/** Rows with a value that another key sealed. */
export const rowsOfOthers = (
  sql: Sql,
  { table, id, columns }: SealedTable,
  { after, limit, start }: { after: string | null; limit: number; start: string },
): Promise<SealedRow[]> => {
  const named = columns.map(({ column }) => column);
  const foreign = named.map((column) => isOfOthers(column, start));
  return rowsAfter(sql, { table, id, columns: named, after, limit }, raw`(${raw.join(foreign, raw` or `)})`);
};

/** How many values beyond a row another key sealed; reads the table once from end to end. */
export async function countOfOthers(
  sql: Sql,
  { table, id, columns }: SealedTable,
  { after, start }: { after: string | null; start: string },
): Promise<number> {
  const counts = columns.map(({ column }) => raw`count(*) filter (where ${isOfOthers(column, start)})`);
  const beyond = after === null ? raw`true` : raw`${raw.ref(id)} > ${after}::bigint`;
  const { rows } = await raw<{ count: number }>`
    select (${raw.join(counts, raw` + `)})::bigint as count from ${raw.table(table)} where ${beyond}`.execute(
    sql,
  );
  return Number(rows[0]?.count ?? 0);
}

export type Move = { id: string; was: string; becomes: string; hash?: string | undefined };

/** Puts values in the place of those that were read, where they still stand: who wrote meanwhile wrote under the key in force. */
export async function moveValues(
  sql: Sql,
  {
    table,
    id,
    column,
    hashColumn,
  }: { table: string; id: string; column: string; hashColumn?: string | undefined },
  moves: readonly Move[],
): Promise<number> {
  if (moves.length === 0) return 0;
  const of = (name: keyof Move) => raw`${moves.map((move) => move[name] ?? '')}::text[]`;
  const hashes =
    hashColumn === undefined
      ? raw``
      : raw`, ${raw.ref(hashColumn)} = case when ${raw.table(table)}.${raw.ref(hashColumn)} is null then null else m.hash end`;
  const { numAffectedRows } = await raw`
    update ${raw.table(table)} set ${raw.ref(column)} = m.becomes${hashes}
    from unnest(${of('id')}, ${of('was')}, ${of('becomes')}, ${of('hash')}) as m (id, was, becomes, hash)
    where ${raw.table(table)}.${raw.ref(id)} = m.id::bigint and ${raw.table(table)}.${raw.ref(column)} = m.was`.execute(
    sql,
  );
  return Number(numAffectedRows ?? 0);
}

/** Takes hashes along that lie without their value, as those beside one were made anew. */
export async function followHashes(
  sql: Sql,
  { table, column }: FollowingHash,
  moves: readonly Pick<Move, 'was' | 'becomes'>[],
): Promise<void> {
  if (moves.length === 0) return;
  await raw`
    update ${raw.table(table)} set ${raw.ref(column)} = m.becomes
    from unnest(${moves.map(({ was }) => was)}::text[], ${moves.map(({ becomes }) => becomes)}::text[]) as m (was, becomes)
    where ${raw.table(table)}.${raw.ref(column)} = m.was`.execute(sql);
}

/** The newest value of a sealed column. */
export async function newestValue(
  sql: Sql,
  { table, id }: Pick<SealedTable, 'table' | 'id'>,
  column: string,
): Promise<string | undefined> {
  const { rows } = await raw<{ value: string }>`
    select ${raw.ref(column)} as value from ${raw.table(table)} where ${raw.ref(column)} <> ''
    order by ${raw.ref(id)} desc limit 1`.execute(sql);
  return rows[0]?.value;
}
