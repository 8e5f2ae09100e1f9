import { type RawBuilder, sql as raw } from 'kysely';
import { preparedByShape } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { readTogether } from '#platform/server/calls/groups/read-together.ts';
import { messageCategories, type MessageCategory, type MessageLevel } from '../contract/messages.words.ts';

export type MessageFilter = {
  category?: MessageCategory | undefined;
  isUnread: boolean;
  level?: MessageLevel | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  beforeId?: number | undefined;
};

/** An account, or the column of the statement that names it. */
type Box = number | RawBuilder<number>;

/** Messages that one account has and has not deleted; partial indexes on (account, id) serve every filter. */
export const messageRows = (sql: Sql, accountId: Box, filter: MessageFilter) =>
  sql
    .selectFrom('messages as m')
    .where('m.accountId', '=', accountId)
    .where('m.deletedAt', 'is', null)
    .$if(filter.category !== undefined, (rows) => rows.where('m.category', '=', filter.category ?? 'system'))
    .$if(filter.isUnread, (rows) => rows.where('m.readAt', 'is', null))
    .$if(filter.level !== undefined, (rows) => withLevel(rows, filter.level ?? 'normal'))
    .$if(filter.from !== undefined, (rows) => rows.where('m.createdAt', '>=', filter.from ?? new Date(0)))
    .$if(filter.to !== undefined, (rows) => rows.where('m.createdAt', '<', filter.to ?? new Date(0)))
    .$if(filter.beforeId !== undefined, (rows) => rows.where('m.id', '<', filter.beforeId ?? 0));

/** Written into the text, not sent as a parameter: the index of the loud ones serves only a constant. */
const withLevel = <Rows extends { where: (expression: ReturnType<typeof raw<boolean>>) => Rows }>(
  rows: Rows,
  level: MessageLevel,
): Rows => rows.where(raw<boolean>`m.level = ${raw.lit(level)}`);

/** Messages as they are shown: with the one-time link and the bulk message they belong to. */
export const messagePage = (sql: Sql, accountId: Box, filter: MessageFilter) =>
  messageRows(sql, accountId, filter)
    .leftJoin('actionLinks as l', 'l.id', 'm.linkId')
    .leftJoin('bulkMessages as b', 'b.id', 'm.bulkId')
    .leftJoin('teams as t', 't.id', 'b.teamId')
    .select([
      'm.id',
      'm.category',
      'm.level',
      'm.title',
      'm.body',
      'm.link',
      'm.createdAt',
      'm.readAt',
      'l.id as linkId',
      'l.usedAt',
      'l.expiresAt',
      'b.id as bulkId',
      'b.teamId',
      't.name as teamName',
      raw<boolean>`exists (select 1 from message_mutes x where x.account_id = m.account_id and x.team_id = b.team_id)`.as(
        'isMuted',
      ),
      raw<boolean>`exists (select 1 from message_reports r where r.bulk_id = b.id and r.account_id = m.account_id)`.as(
        'isReported',
      ),
    ])
    .orderBy('m.id', 'desc');

/** Which of their messages some people read, and how many; all of a group read the same of their own. */
export type MessagePage = MessageFilter & { limit: number; offset: number };
/** What is written into the text; the rest is sent beside it. */
type Fixed = Pick<MessageFilter, 'isUnread' | 'level'>;
type Sent = Omit<MessagePage, keyof Fixed> & { accountIds: number[]; mostCounted: number };

const accountOfBox = raw<number>`box.account_id`;

const boxRows = preparedByShape(
  (sql, { accountIds, limit, offset, mostCounted: most, beforeId, ...more }: Sent, fixed: Fixed) => {
    const filter = { ...more, ...fixed };
    const counted = messageRows(sql, accountOfBox, filter).select('m.id').limit(most);
    return sql
      .selectFrom(
        raw<{ accountId: number }>`unnest(${accountIds}::bigint[])`.as<'box'>(raw`box (account_id)`),
      )
      .innerJoinLateral(
        sql
          .selectFrom(counted.as('one'))
          .select((one) => one.fn.countAll<number>().as('total'))
          .as('counted'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        messagePage(sql, accountOfBox, { ...filter, beforeId })
          .limit(limit)
          .offset(offset)
          .as('page'),
        (join) => join.onTrue(),
      )
      .selectAll('page')
      .select(['box.accountId', 'counted.total'])
      .orderBy('box.accountId')
      .orderBy('page.id', 'desc');
  },
);

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messagePage>['execute']>>[number];

/** What one box holds: a page of it, one more than fit, and how many there are whatever was shown before, exact up to 1,000. */
type BoxPage = { rows: MessageRow[]; total: number };
type BoxAsked = { accountId: number; page: MessagePage };

/** Reads messages by page or behind `beforeId`: in one statement for all who look at the same of their own box at the same time. */
export const readBox = readTogether(
  async (sql, boxes: readonly BoxAsked[]): Promise<BoxPage[]> => {
    const [first] = boxes;
    if (!first) return [];
    const { isUnread, level, limit, ...page } = first.page;
    const accountIds = [...new Set(boxes.map(({ accountId }) => accountId))];
    const asked = { ...page, accountIds, limit: limit + 1, mostCounted: mostCounted + 1 };
    const pages = new Map(accountIds.map((id): [number, BoxPage] => [id, { rows: [], total: 0 }]));
    for (const { accountId, total, ...row } of await boxRows(sql, asked, { isUnread, level })) {
      const box = pages.get(accountId);
      if (!box) continue;
      box.total = Number(total);
      // A box without any has one row of nulls beside its count.
      if (row.id !== null) box.rows.push(row as MessageRow);
    }
    return boxes.map(({ accountId }) => pages.get(accountId) ?? { rows: [], total: 0 });
  },
  { kindOf: ({ page }) => JSON.stringify(page) },
);

/** Lists count so many rows and one more (decision 0015). */
const mostCounted = 1_000;

/** Beyond so many unread of one category nobody counts on. */
const countedUpTo = mostCounted;

/** Unread messages by category, each counted up to 1,000 on the index of the unread ones. */
export async function unreadByCategory(sql: Sql, accountId: number) {
  const { rows } = await raw<{ category: MessageCategory; unreadCount: number }>`
select c.category, u.unread_count
from unnest(${messageCategories}::text[]) as c (category)
cross join lateral (
  select count(*) as unread_count from (
    select 1 from messages m where m.account_id = ${accountId} and m.category = c.category
      and m.deleted_at is null and m.read_at is null limit ${countedUpTo}
  ) as counted
) as u
where u.unread_count > 0`.execute(sql);
  return rows.map((row) => ({ category: row.category, unreadCount: Number(row.unreadCount) }));
}

/** Text messages whose time has come, with what decides whether they still go out. */
export const waitingDeliveries = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('messageDeliveries as d')
    .innerJoin('accounts as a', 'a.id', 'd.accountId')
    .leftJoin('messagePreferences as p', (join) =>
      join
        .onRef('p.accountId', '=', 'd.accountId')
        .onRef('p.category', '=', 'd.category')
        .on('p.channel', '=', 'sms'),
    )
    .leftJoin('actionLinks as l', 'l.id', 'd.linkId')
    .select([
      'd.id',
      'd.messageId',
      'd.template',
      'd.variables',
      'd.linkId',
      'd.expiresAt',
      'a.mobileCipher',
      'p.isOn',
      'l.usedAt',
    ])
    .where('d.status', '=', 'waiting')
    .where('d.notBefore', '<=', now)
    .orderBy('d.notBefore')
    .orderBy('d.id')
    .limit(limit)
    .execute();
