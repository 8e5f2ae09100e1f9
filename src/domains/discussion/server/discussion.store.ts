import type { Insertable, Updateable } from 'kysely';
import type { ChatPostsTable, ChatWordsTable } from '#database/tables/discussion.ts';
import type { Sql } from '#database/transaction.ts';

export const insertPost = (sql: Sql, post: Insertable<ChatPostsTable>) =>
  sql.insertInto('chatPosts').values(post).execute();

export const changePost = (sql: Sql, chatId: number, change: Updateable<ChatPostsTable>) =>
  sql.updateTable('chatPosts').set(change).where('id', '=', chatId).execute();

/** Sets when the team first answered a question, from the answers that are shown now; undone when none is left. */
export const refreshAnswered = (sql: Sql, questionId: number) =>
  sql
    .updateTable('chatPosts as q')
    .set((row) => ({
      answeredAt: row
        .selectFrom('chatPosts as r')
        .select((reply) => reply.fn.min('r.createdAt').as('first'))
        .whereRef('r.parentId', '=', 'q.id')
        .where('r.authorKind', '=', 'team')
        .where('r.status', '=', 'visible'),
    }))
    .where('q.id', '=', questionId)
    .where('q.kind', '=', 'question')
    .execute();

/** Locks a post until the end of the transaction, so that its replies, reports and state are judged one act at a time. */
export const lockPost = (sql: Sql, chatId: number) =>
  sql.selectFrom('chatPosts').select('id').where('id', '=', chatId).forUpdate().execute();

/** Locks the pins of an activity until the end of the transaction: they are counted before one is added. */
export const lockPins = (sql: Sql, activityId: number) =>
  sql.selectFrom('activities').select('id').where('id', '=', activityId).forNoKeyUpdate().execute();

/** Removes a post that nobody replied to, with its reports. */
export async function removePost(sql: Sql, chatId: number): Promise<void> {
  await sql.deleteFrom('chatReports').where('postId', '=', chatId).execute();
  await sql.deleteFrom('chatPosts').where('id', '=', chatId).execute();
}

/** Removes at most `limit` threads of activities that ended before then, each with its replies and reports; gives how many. */
export async function removeOldTalk(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const threads = await sql
    .selectFrom('chatPosts as p')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .select('p.id')
    .where('p.parentId', 'is', null)
    .where('a.endsAt', '<', before)
    .limit(limit)
    .execute();
  if (threads.length === 0) return 0;
  const ids = threads.map(({ id }) => id);
  const posts = sql
    .selectFrom('chatPosts')
    .select('id')
    .where((row) => row.or([row('id', 'in', ids), row('parentId', 'in', ids)]));
  await sql.deleteFrom('chatReports').where('postId', 'in', posts).execute();
  await sql.deleteFrom('chatPosts').where('id', 'in', posts).execute();
  return ids.length;
}

/** Notes a report; false when the person has reported the post before. */
export async function insertReport(
  sql: Sql,
  report: { postId: number; accountId: number; reason: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('chatReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['postId', 'accountId']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Answers the open reports of a post; gives who had reported it. */
export async function answerReports(sql: Sql, chatId: number, at: Date): Promise<number[]> {
  const rows = await sql
    .updateTable('chatReports')
    .set({ answeredAt: at })
    .where('postId', '=', chatId)
    .where('answeredAt', 'is', null)
    .returning('accountId')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Adds a word to the list; gives its number, or nothing when the list has it already. */
export async function insertChatWord(
  sql: Sql,
  word: Insertable<ChatWordsTable>,
): Promise<number | undefined> {
  const added = await sql
    .insertInto('chatWords')
    .values(word)
    .onConflict((conflict) => conflict.column('word').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Takes a word off the list; gives the word, or nothing when it does not stand there. */
export async function deleteChatWord(sql: Sql, wordId: number): Promise<string | undefined> {
  const removed = await sql
    .deleteFrom('chatWords')
    .where('id', '=', wordId)
    .returning('word')
    .executeTakeFirst();
  return removed?.word;
}
