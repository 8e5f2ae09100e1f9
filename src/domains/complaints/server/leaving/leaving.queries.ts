import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** Complaints that somebody filed or is named in, and that are not answered. */
export async function openComplaintCount(
  sql: Sql,
  { accountId, ownerHash }: { accountId: number; ownerHash: string },
): Promise<number> {
  const { count } = await sql
    .selectFrom('complaints')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('status', 'in', ['submitted', 'investigating', 'reviewing'])
    .where((row) =>
      row.or([row('ownerHash', '=', ownerHash), raw<boolean>`${accountId}::bigint = any (party_ids)`]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Complaints of somebody that hold evidence. */
export async function complaintsWithEvidence(sql: Sql, ownerHash: string): Promise<number[]> {
  const rows = await sql
    .selectFrom('complaints as c')
    .select('c.id')
    .where('c.ownerHash', '=', ownerHash)
    .where((row) =>
      row.exists(
        row
          .selectFrom('files as f')
          .select('f.id')
          .whereRef('f.targetId', '=', 'c.id')
          .where('f.targetType', '=', 'complaint')
          .where('f.purpose', '=', 'complaintProof'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
