import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** How many pieces of evidence somebody's complaints have been given since the instant; the files themselves know no sender. */
export async function evidenceSince(sql: Sql, ownerHash: string, since: Date): Promise<number> {
  const { count } = await sql
    .selectFrom('files as f')
    .innerJoin('complaints as c', 'c.id', 'f.targetId')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('f.targetType', '=', 'complaint')
    .where('f.purpose', '=', 'complaintProof')
    .where('f.createdAt', '>', since)
    .where('c.ownerHash', '=', ownerHash)
    .executeTakeFirstOrThrow();
  return count;
}

/** A piece of evidence and the complaint that has it. */
export const findEvidence = (sql: Sql, fileId: number) =>
  sql
    .selectFrom('files')
    .select(['key', 'mime', 'targetId as complaintId'])
    .where('id', '=', fileId)
    .where('targetType', '=', 'complaint')
    .where('purpose', '=', 'complaintProof')
    .where('status', '=', 'attached')
    .executeTakeFirst();
