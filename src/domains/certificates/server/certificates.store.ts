import { type Insertable, sql as raw } from 'kysely';
import type { CertificatesTable } from '#database/tables/certificates.ts';
import type { Sql } from '#database/transaction.ts';

/** The next count of a day; whoever comes second waits for the first, so that no number is given twice or left out. */
export async function nextSerial(sql: Sql, day: string): Promise<number> {
  const { last } = await sql
    .insertInto('certificateDays')
    .values({ day, last: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ last: raw<number>`certificate_days.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export const insertCertificate = async (sql: Sql, row: Insertable<CertificatesTable>): Promise<number> =>
  (await sql.insertInto('certificates').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** One's own certificate with its row locked. */
export const lockOwnCertificate = (sql: Sql, volunteerId: number, id: number) =>
  sql
    .selectFrom('certificates')
    .select(['id', 'certNo', 'status'])
    .where('id', '=', id)
    .where('volunteerId', '=', volunteerId)
    .forUpdate()
    .executeTakeFirst();

/** Ends a locked certificate: another takes its place, or its holder takes it back. */
export const endCertificate = (
  sql: Sql,
  id: number,
  end: { at: Date } & ({ replacedBy: number } | { revokeReason: string }),
) =>
  sql
    .updateTable('certificates')
    .set({
      endedAt: end.at,
      ...('replacedBy' in end
        ? { status: 'replaced' as const, replacedBy: end.replacedBy }
        : { status: 'revoked' as const, revokeReason: end.revokeReason }),
    })
    .where('id', '=', id)
    .execute();

/** One certificate after the other for a volunteer: two presses at once are one. */
export const lockVolunteer = (sql: Sql, volunteerId: number) =>
  sql.selectFrom('volunteers').select('id').where('id', '=', volunteerId).forUpdate().execute();
