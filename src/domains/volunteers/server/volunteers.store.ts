import type { Insertable } from 'kysely';
import type { VolunteersTable } from '#database/tables/volunteers.ts';
import type { Sql } from '#database/transaction.ts';

/** Makes a volunteer; its account must be there. */
export const insertVolunteer = (sql: Sql, row: Insertable<VolunteersTable>) =>
  sql.insertInto('volunteers').values(row).execute();
