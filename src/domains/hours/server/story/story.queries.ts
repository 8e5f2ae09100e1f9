import type { Sql } from '#database/transaction.ts';

/** A record with who had a part in it, if it is this person's. */
export const storyRow = (sql: Sql, { hourId, volunteerId }: { hourId: number; volunteerId: number }) =>
  sql
    .selectFrom('serviceHours as h')
    .leftJoin('serviceHours as r', 'r.reversalOf', 'h.id')
    .leftJoin('accounts as e', 'e.id', 'h.enteredBy')
    .leftJoin('accounts as c', 'c.id', 'h.confirmedBy')
    .leftJoin('accounts as a', 'a.id', 'h.approvedBy')
    .leftJoin('jobAssignments as p', 'p.id', 'h.assignmentId')
    .leftJoin('jobs as j', 'j.id', 'p.jobId')
    .leftJoin('hourClaims as m', 'm.id', 'h.claimId')
    .select([
      'j.jobNo',
      'm.lateReason',
      'p.inAt',
      'p.outAt',
      'p.fixReason',
      'h.participationId',
      'h.status',
      'h.confirmedAt',
      'h.decidedAt',
      'h.publicityStartsAt',
      'h.publicityEndsAt',
      'h.effectiveAt',
      'h.objectedAt',
      'r.effectiveAt as voidedAt',
      'e.displayName as enteredBy',
      'c.displayName as confirmedBy',
      'a.displayName as approvedBy',
    ])
    .where('h.id', '=', hourId)
    .where('h.volunteerId', '=', volunteerId)
    .executeTakeFirst();

/** Which of some records are this person's. */
export async function ownHourIds(
  sql: Sql,
  { hourIds, volunteerId }: { hourIds: readonly number[]; volunteerId: number },
): Promise<number[]> {
  const rows = await sql
    .selectFrom('serviceHours')
    .select('id')
    .where('id', 'in', hourIds)
    .where('volunteerId', '=', volunteerId)
    .execute();
  return rows.map(({ id }) => id);
}
