import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type { ServiceItemsTable, ServiceOffersTable } from '#database/tables/needs.ts';
import type { Sql } from '#database/transaction.ts';

/** One service, its row locked until the transaction ends: orders of it are counted one after the other. */
export const lockItem = (sql: Sql, itemId: number) =>
  sql.selectFrom('serviceItems').selectAll().where('id', '=', itemId).forUpdate().executeTakeFirst();

/** One offer, its row locked until the transaction ends. */
export const lockOffer = (sql: Sql, offerId: number) =>
  sql.selectFrom('serviceOffers').selectAll().where('id', '=', offerId).forUpdate().executeTakeFirst();

/** Names of services, and how many a team offers, are judged one after the other until the transaction ends. */
export const lockMenu = (sql: Sql) =>
  raw`select pg_advisory_xact_lock(hashtextextended('service-menu', 0))`.execute(sql);

export const insertItem = (sql: Sql, item: Insertable<ServiceItemsTable>) =>
  sql.insertInto('serviceItems').values(item).returning('id').executeTakeFirstOrThrow();

export const insertOffer = (sql: Sql, offer: Insertable<ServiceOffersTable>) =>
  sql.insertInto('serviceOffers').values(offer).returning('id').executeTakeFirstOrThrow();

/** Changes a locked service. */
export async function changeItem(
  sql: Sql,
  itemId: number,
  change: Updateable<ServiceItemsTable>,
): Promise<void> {
  await sql
    .updateTable('serviceItems')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', itemId)
    .execute();
}

/** Changes a locked offer. */
export async function changeOffer(
  sql: Sql,
  offerId: number,
  change: Updateable<ServiceOffersTable>,
): Promise<void> {
  await sql
    .updateTable('serviceOffers')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', offerId)
    .execute();
}
