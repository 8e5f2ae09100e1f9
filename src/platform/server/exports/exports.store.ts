import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ExportOrdersTable } from '#database/tables/platform.ts';
import type { Sql } from '#database/transaction.ts';

/** Orders of an account that are not finished, the account locked: two at once come one after the other. */
export async function countUnfinishedExports(sql: Sql, accountId: number): Promise<number> {
  await sql.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const { count } = await sql
    .selectFrom('exportOrders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('state', 'in', ['waiting', 'making'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertExportOrder = async (sql: Sql, row: Insertable<ExportOrdersTable>): Promise<number> =>
  (await sql.insertInto('exportOrders').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** An order of this account with its row locked; undefined for anybody else's. */
export const lockOwnExport = (sql: Sql, exportId: number, accountId: number) =>
  sql
    .selectFrom('exportOrders')
    .select(['id', 'state'])
    .where('id', '=', exportId)
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

export type Ending = Pick<Updateable<ExportOrdersTable>, 'ending' | 'expiresAt'> & {
  state: 'ready' | 'failed' | 'cancelled';
};

/** Ends an order, whose rows need not be known any more. */
export const endExport = ({ sql, now }: { sql: Sql; now: Date }, exportId: number, ending: Ending) =>
  sql
    .updateTable('exportOrders')
    .set({ ...ending, endedAt: now, rowIds: [] })
    .where('id', '=', exportId)
    .execute();

export const insertPart = (sql: Sql, key: string, orderId: number) =>
  sql.insertInto('exportParts').values({ key, orderId, position: null }).execute();

/** How much of a file there is. */
type Progress = Pick<
  Selectable<ExportOrdersTable>,
  'doneCount' | 'writtenCount' | 'checksum' | 'rawBytes' | 'packedBytes'
>;

/** Goes on to this state of the file, unless another process or its person was faster: then false. */
export async function advanceExport(
  sql: Sql,
  { id, doneCount }: { id: number; doneCount: number },
  to: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('exportOrders')
    .set({ ...to, state: 'making', attempts: 0 })
    .where('id', '=', id)
    .where('doneCount', '=', doneCount)
    .where('state', 'in', ['waiting', 'making'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From now on the piece belongs to the file, at this place. */
export const placePart = (sql: Sql, key: string, position: number) =>
  sql.updateTable('exportParts').set({ position }).where('key', '=', key).execute();

/** Notes that a piece could not be made; how many times in a row by now, undefined when the order has ended. */
export const noteAttempt = async (sql: Sql, exportId: number): Promise<number | undefined> =>
  (
    await sql
      .updateTable('exportOrders')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('id', '=', exportId)
      .where('state', 'in', ['waiting', 'making'])
      .returning('attempts')
      .executeTakeFirst()
  )?.attempts;

/** Ends files whose time is over, some at a time. Gives how many. */
export const expireExports = async (sql: Sql, now: Date, limit: number): Promise<number> => {
  const rows = await sql
    .updateTable('exportOrders')
    .set({ state: 'expired' })
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('exportOrders')
        .select('id')
        .where('state', '=', 'ready')
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.length;
};

export const deleteParts = (sql: Sql, keys: readonly string[]) =>
  sql.deleteFrom('exportParts').where('key', 'in', keys).execute();

/** Forgets orders that ended before the instant and have no piece left, some at a time. */
export const forgetExports = (sql: Sql, before: Date, limit: number) =>
  sql
    .deleteFrom('exportOrders')
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('exportOrders')
        .select('id')
        .where('endedAt', '<', before)
        .where('state', 'in', ['failed', 'cancelled', 'expired'])
        .where((row) =>
          row.not(
            row.exists(
              row.selectFrom('exportParts').select('key').whereRef('orderId', '=', 'exportOrders.id'),
            ),
          ),
        )
        .orderBy('endedAt')
        .limit(limit),
    )
    .execute();
