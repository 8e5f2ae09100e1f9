import { sql as raw } from 'kysely';
import { createHash } from 'node:crypto';
import type { Sql } from '#database/transaction.ts';

/** One change of the seal after the other; readers are not kept waiting. */
export const lockSeals = (sql: Sql) => raw`lock table issuer_seals in share row exclusive mode`.execute(sql);

/** Ends the seal in force; its number and print, or undefined where there was none. */
export const endSeal = (sql: Sql, end: { accountId: number; at: Date }) =>
  sql
    .updateTable('issuerSeals')
    .set({ endedBy: end.accountId, endedAt: end.at })
    .where('endedAt', 'is', null)
    .returning(['id', 'sha256'])
    .executeTakeFirst();

export async function insertSeal(
  sql: Sql,
  seal: { id: number; png: Buffer; uploadedBy: number; uploadedAt: Date },
): Promise<{ sha256: string }> {
  const sha256 = createHash('sha256').update(seal.png).digest('hex');
  await sql
    .insertInto('issuerSeals')
    .values({ ...seal, sha256, endedBy: null, endedAt: null })
    .execute();
  return { sha256 };
}
