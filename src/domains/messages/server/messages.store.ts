import { type Insertable, type RawBuilder, type Selectable, sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';
import type { MessageDeliveriesTable } from '#database/tables/messages.ts';
import type { Sql } from '#database/transaction.ts';
import type { MessageCategory } from '../contract/messages.words.ts';

export type NewMessage = {
  id: number;
  accountId: number;
  category: MessageCategory;
  level: 'normal' | 'important' | 'urgent';
  title: string;
  body: string;
  link: string | null;
  dedupeKey: string | null;
  linkId: number | null;
  bulkId: number | null;
  /** Its reader may have turned its category off. */
  isOptional: boolean;
};

/**
 * Inserts messages and gives the ids of the new ones; one whose deduplication key the account has already is passed over.
 * Whoever closed the account is told nothing. An unwanted message is written as a deleted one, so that its key still keeps a task from sending it again.
 */
export async function insertMessages(sql: Sql, rows: readonly NewMessage[], now: Date): Promise<number[]> {
  const column = <Name extends keyof NewMessage>(name: Name) => rows.map((row) => row[name]);
  const inserted = await messageInsert(sql, {
    now,
    ids: column('id'),
    accountIds: column('accountId'),
    categories: column('category'),
    levels: column('level'),
    titles: column('title'),
    bodies: column('body'),
    links: column('link'),
    dedupeKeys: column('dedupeKey'),
    linkIds: column('linkId'),
    bulkIds: column('bulkId'),
    optional: column('isOptional'),
  });
  return inserted.map((row) => row.id);
}

/** A list for each column, so that one text serves any number of messages. */
type Columns = {
  now: Date;
  ids: number[];
  accountIds: number[];
  categories: string[];
  levels: string[];
  titles: string[];
  bodies: string[];
  links: (string | null)[];
  dedupeKeys: (string | null)[];
  linkIds: (number | null)[];
  bulkIds: (number | null)[];
  optional: boolean[];
};

const messageInsert = preparedQuery(
  (_sql, given: Columns) =>
    raw<{ id: number }>`${insertion(
      raw`unnest(${given.ids}::bigint[], ${given.accountIds}::bigint[], ${given.categories}::text[],
  ${given.levels}::text[], ${given.titles}::text[], ${given.bodies}::text[], ${given.links}::text[],
  ${given.dedupeKeys}::text[], ${given.linkIds}::bigint[], ${given.bulkIds}::bigint[], ${given.optional}::boolean[]
) as m (id, account_id, category, level, title, body, link, dedupe_key, link_id, bulk_id, is_optional)`,
      given.now,
    )}
returning id`,
);

/** Writes the messages of a relation `m`, whichever way they came. */
const insertion = (
  m: RawBuilder<unknown>,
  now: Date,
) => raw`insert into messages (id, account_id, category, level, title, body, link, dedupe_key, link_id,
  bulk_id, created_at, read_at, deleted_at)
select m.id, m.account_id, m.category, m.level, m.title, m.body, m.link, m.dedupe_key, m.link_id, m.bulk_id,
  ${now}::timestamptz, kept_away.at, kept_away.at
from ${m}
left join lateral (
  select ${now}::timestamptz as at from message_preferences p
  where m.is_optional and p.account_id = m.account_id and p.channel = 'site' and p.category = m.category and not p.is_on
) as kept_away on true
where not exists (select from accounts c where c.id = m.account_id and c.status = 'closed')
on conflict (account_id, dedupe_key) where dedupe_key is not null do nothing`;

/**
 * A `with` member that writes messages in the same statement as what they tell of (decision 0044): those, given as JSON, whose
 * account is in the relation `written (account_id)` of that statement.
 */
export const messagesCte = (messages: string, now: Date): RawBuilder<unknown> =>
  raw`told as (${insertion(
    raw`(
  select id, "accountId" as account_id, category, level, title, body, link, "dedupeKey" as dedupe_key, "linkId" as link_id,
    "bulkId" as bulk_id, "isOptional" as is_optional
  from json_to_recordset(${messages}::json) as j (id bigint, "accountId" bigint, category text, level text, title text,
    body text, link text, "dedupeKey" text, "linkId" bigint, "bulkId" bigint, "isOptional" boolean)
  where "accountId" in (select account_id from written)
) m`,
    now,
  )})`;

/** What is still to go out as text messages. */
export async function insertDeliveries(
  sql: Sql,
  rows: readonly Insertable<MessageDeliveriesTable>[],
): Promise<void> {
  if (rows.length > 0)
    await sql
      .insertInto('messageDeliveries')
      .values([...rows])
      .execute();
}

export type ReadMark = {
  at: Date;
  messageIds?: readonly number[] | undefined;
  category?: MessageCategory | undefined;
};

/** Marks unread messages of one account as read: the named ones, those of a category, or all. Gives how many. */
export async function markRead(
  sql: Sql,
  accountId: number,
  { at, messageIds, category }: ReadMark,
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ readAt: at })
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .where('readAt', 'is', null)
    .$if(messageIds !== undefined, (rows) => rows.where('id', 'in', messageIds ?? []))
    .$if(category !== undefined, (rows) => rows.where('category', '=', category ?? 'system'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes the named messages of one account; gives how many. */
export async function markDeleted(
  sql: Sql,
  accountId: number,
  { at, messageIds }: { at: Date; messageIds: readonly number[] },
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ deletedAt: at })
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .where('id', 'in', messageIds)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Brings deleted messages of one account back that were deleted since an instant; gives how many. What a preference kept
 * away was deleted at its creation and stays away.
 */
export async function unmarkDeleted(
  sql: Sql,
  accountId: number,
  { since, messageIds }: { since: Date; messageIds: readonly number[] },
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ deletedAt: null })
    .where('accountId', '=', accountId)
    .where('deletedAt', '>=', since)
    .whereRef('deletedAt', '>', 'createdAt')
    .where('id', 'in', messageIds)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes for good what was deleted before an instant, some rows at a time; gives how many. */
export async function purgeDeleted(sql: Sql, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await sql
    .deleteFrom('messages')
    .where('id', 'in', (from) =>
      from
        .selectFrom('messages')
        .select('id')
        .where('deletedAt', 'is not', null)
        .where('deletedAt', '<', before)
        .orderBy('deletedAt')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes the oldest messages of all as far as they are older than an instant; gives how many. Ids stand in order of time. */
export async function purgeOldest(sql: Sql, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await sql
    .deleteFrom('messages')
    .where('createdAt', '<', before)
    .where('id', 'in', (from) => from.selectFrom('messages').select('id').orderBy('id').limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A text message is handed to the outbox, or says why it goes no further. */
export const settleDelivery = (
  sql: Sql,
  id: number,
  { skipReason, at }: { skipReason: Selectable<MessageDeliveriesTable>['skipReason']; at: Date },
) =>
  sql
    .updateTable('messageDeliveries')
    .set({ status: skipReason ? 'skipped' : 'handedOver', skipReason, settledAt: at })
    .where('id', '=', id)
    .execute();
