import type { Insertable, Updateable } from 'kysely';
import type { ActionLinksTable } from '#database/tables/messages.ts';
import type { Sql } from '#database/transaction.ts';
import { findLink } from './action-links.queries.ts';

export const insertActionLinks = (sql: Sql, links: readonly Insertable<ActionLinksTable>[]) =>
  sql.insertInto('actionLinks').values(links).execute();

/** Locks a link until the end of the transaction, so that it is answered once. */
export const lockLink = (sql: Sql, linkId: number) => findLink(sql, linkId).forUpdate('l').executeTakeFirst();

export const changeActionLink = (sql: Sql, linkId: number, change: Updateable<ActionLinksTable>) =>
  sql.updateTable('actionLinks').set(change).where('id', '=', linkId).execute();
