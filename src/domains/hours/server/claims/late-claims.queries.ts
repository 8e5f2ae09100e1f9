import type { Sql } from '#database/transaction.ts';

/** Claims of service more than thirty days ago among some records, keyed by record, with the first of the two people who accept them. */
export async function lateClaims(sql: Sql, hourIds: readonly number[]) {
  const rows =
    hourIds.length === 0
      ? []
      : await sql
          .selectFrom('serviceHours as h')
          .innerJoin('hourClaims as c', 'c.id', 'h.claimId')
          .select(['h.id', 'c.id as claimId', 'c.firstBy'])
          .where('h.id', 'in', hourIds)
          .where('h.source', '=', 'ownClaim')
          .where('c.lateReason', 'is not', null)
          .execute();
  return new Map(rows.map(({ id, ...late }) => [id, late]));
}
