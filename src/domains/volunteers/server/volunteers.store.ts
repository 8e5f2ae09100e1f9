import type { Insertable } from 'kysely';
import type { GuardiansTable, VolunteersTable } from '#database/tables/volunteers.ts';
import type { Sql } from '#database/transaction.ts';

/** Makes a volunteer; its account must be there. */
export const insertVolunteer = (sql: Sql, row: Insertable<VolunteersTable>) =>
  sql.insertInto('volunteers').values(row).execute();

export const insertGuardian = (sql: Sql, row: Insertable<GuardiansTable>) =>
  sql.insertInto('guardians').values(row).execute();

/** A guardian consented: the waiting account becomes active. */
export const activateByGuardian = (sql: Sql, volunteerId: number, at: Date) =>
  sql
    .updateTable('volunteers')
    .set({ status: 'active', guardianConsentAt: at })
    .where('id', '=', volunteerId)
    .where('status', '=', 'pendingGuardian')
    .execute();

/** A guardian took the consent back: the account waits again, and nothing of the guardian stays. */
export async function waitForGuardian(sql: Sql, volunteerId: number): Promise<void> {
  await sql.deleteFrom('guardians').where('volunteerId', '=', volunteerId).execute();
  await sql
    .updateTable('volunteers')
    .set({ status: 'pendingGuardian', guardianConsentAt: null })
    .where('id', '=', volunteerId)
    .execute();
}

/** The row locked, so that two changes of one person queue up. */
export const lockVolunteer = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', volunteerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
