import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';

const ordersOf = (sql: Sql, accountId: number) =>
  sql.selectFrom('exportOrders').where('accountId', '=', accountId);

/** A page of one person's exports, newest first. */
export const exportPage = (sql: Sql, accountId: number, page: PageRequest) =>
  ordersOf(sql, accountId)
    .select(['id', 'what', 'fileName', 'reason', 'state', 'rowCount', 'doneCount', 'writtenCount', 'ending'])
    .select(['askedAt', 'endedAt', 'expiresAt'])
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();

export const countExports = (sql: Sql, accountId: number): Promise<number> =>
  cappedCount(sql, ordersOf(sql, accountId).select('id'));

const orderColumns = [
  'id',
  'accountId',
  'operation',
  'what',
  'fileName',
  'request',
  'scope',
  'teamId',
  'rowCount',
  'doneCount',
  'writtenCount',
  'checksum',
  'rawBytes',
  'packedBytes',
  'state',
  'expiresAt',
] as const;

/** One order without the numbers of its rows. */
export const findExport = (sql: Sql, exportId: number) =>
  sql.selectFrom('exportOrders').select(orderColumns).where('id', '=', exportId).executeTakeFirst();
export type ExportOrder = NonNullable<Awaited<ReturnType<typeof findExport>>>;

/** The oldest order that is not finished. */
export const nextExportId = async (sql: Sql): Promise<number | undefined> =>
  (
    await sql
      .selectFrom('exportOrders')
      .select('id')
      .where('state', 'in', ['waiting', 'making'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** Numbers of the next rows of an order. */
export async function nextRowIds(sql: Sql, { id, doneCount }: ExportOrder, count: number): Promise<number[]> {
  const { ids } = await sql
    .selectFrom('exportOrders')
    .select(raw<number[]>`row_ids[${doneCount + 1}::int:${doneCount + count}::int]`.as('ids'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return ids;
}

/** Names of the pieces of a file in their order. */
export const partKeys = async (sql: Sql, exportId: number): Promise<string[]> =>
  (
    await sql
      .selectFrom('exportParts')
      .select('key')
      .where('orderId', '=', exportId)
      .where('position', 'is not', null)
      .orderBy('position')
      .execute()
  ).map(({ key }) => key);

/** Pieces that belong to no file, at most `most`: of orders that ended without one, and those that came second. */
export const deadParts = async (sql: Sql, most: number): Promise<string[]> =>
  (
    await sql
      .selectFrom('exportParts as p')
      .innerJoin('exportOrders as o', 'o.id', 'p.orderId')
      .select('p.key')
      .where((row) =>
        row.or([
          row('o.state', 'in', ['failed', 'cancelled', 'expired']),
          row.and([row('o.state', '=', 'ready'), row('p.position', 'is', null)]),
        ]),
      )
      .orderBy('p.key')
      .limit(most)
      .execute()
  ).map(({ key }) => key);

/** Pieces that are not to be removed, by their key. */
const liveParts = (sql: Sql) =>
  sql
    .selectFrom('exportParts as p')
    .innerJoin('exportOrders as o', 'o.id', 'p.orderId')
    .select('p.key')
    .where('o.state', 'not in', ['failed', 'cancelled', 'expired'])
    .where((row) => row.or([row('o.state', '<>', 'ready'), row('p.position', 'is not', null)]))
    .orderBy('p.key');

/** Keys of pieces after one. */
export const partsAfter = async (sql: Sql, after: string | null, limit: number): Promise<string[]> =>
  (
    await liveParts(sql)
      .where('p.key', '>', after ?? '')
      .limit(limit)
      .execute()
  ).map(({ key }) => key);

/** How many there are after one. */
export const countPartsAfter = (sql: Sql, after: string | null): Promise<number> =>
  cappedCount(sql, liveParts(sql).where('p.key', '>', after ?? ''), true);

/** Those of these pieces that are still to be had. */
export const heldParts = async (sql: Sql, keys: readonly string[]): Promise<string[]> =>
  (await liveParts(sql).where('p.key', 'in', keys).limit(keys.length).execute()).map(({ key }) => key);
