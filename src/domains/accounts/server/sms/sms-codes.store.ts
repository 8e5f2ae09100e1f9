import { sql as raw } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { SmsCodesTable } from '#database/tables/accounts.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { SmsScene } from '../../contract/sms.words.ts';
import type { SentCodes } from './sms-limit.rules.ts';

export type SmsCodeRow = Selectable<SmsCodesTable>;

/** Requests of one number, and of one address, queue up here until the transaction ends; always the number first. */
export async function lockSending(
  sql: Sql,
  keys: { mobileHash: string; addressHash: string },
): Promise<void> {
  for (const key of [`sms:${keys.mobileHash}`, `sms:${keys.addressHash}`])
    await raw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(sql);
}

/** More rows than any limit counts. */
const mostCounted = 40;

/** Codes of the last 24 hours of a number and of an address, newest first. */
export async function sentCodes(
  sql: Sql,
  keys: { mobileHash: string; addressHash: string },
  now: Date,
): Promise<SentCodes> {
  const since = new Date(now.getTime() - dayMs);
  const rows = sql
    .selectFrom('smsCodes')
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(mostCounted);
  const number = await rows
    .select(['createdAt as at', 'scene'])
    .where('mobileHash', '=', keys.mobileHash)
    .execute();
  const address = await rows.select('createdAt').where('addressHash', '=', keys.addressHash).execute();
  return { number, address: address.map(({ createdAt }) => createdAt) };
}

export const insertSmsCode = (sql: Sql, row: Insertable<SmsCodesTable>) =>
  sql.insertInto('smsCodes').values(row).execute();

type CodeOwner = { mobileHash: string; scene: SmsScene };

const newestCode = (sql: Sql, { mobileHash, scene }: CodeOwner) =>
  sql
    .selectFrom('smsCodes')
    .selectAll()
    .where('mobileHash', '=', mobileHash)
    .where('scene', '=', scene)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** The newest code of a number for a scene. */
export const findNewestCode = (sql: Sql, owner: CodeOwner): Promise<SmsCodeRow | undefined> =>
  newestCode(sql, owner).executeTakeFirst();

/** The newest code, its row locked: guesses sent at once are judged one after the other. */
export const lockNewestCode = (sql: Sql, owner: CodeOwner): Promise<SmsCodeRow | undefined> =>
  newestCode(sql, owner).forUpdate().executeTakeFirst();

export const countWrongTry = (sql: Sql, codeId: number) =>
  sql
    .updateTable('smsCodes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', codeId)
    .execute();

/** Marks a code as used, by an account or without one; it opens nothing again. */
export const spendCode = (sql: Sql, codeId: number, spent: { at: Date; by: number | null }) =>
  sql
    .updateTable('smsCodes')
    .set({ spentAt: spent.at, spentBy: spent.by })
    .where('id', '=', codeId)
    .execute();

/** Deletes at most `limit` codes older than `before`; gives how many. */
export async function deleteOldCodes(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await raw`delete from sms_codes where id in
    (select id from sms_codes where created_at < ${before} order by created_at limit ${limit})`.execute(sql);
  return Number(numAffectedRows ?? 0);
}
