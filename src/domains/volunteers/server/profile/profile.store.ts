import type { Updateable } from 'kysely';
import type { VolunteersTable } from '#database/tables/volunteers.ts';
import type { Sql } from '#database/transaction.ts';

/** Changes a profile that nobody changed meanwhile; gives the new version, or undefined when somebody did. */
export async function saveProfile(
  sql: Sql,
  { volunteerId, version }: { volunteerId: number; version: number },
  change: Updateable<VolunteersTable>,
): Promise<number | undefined> {
  const row = await sql
    .updateTable('volunteers')
    .set({ ...change, version: version + 1 })
    .where('id', '=', volunteerId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}
