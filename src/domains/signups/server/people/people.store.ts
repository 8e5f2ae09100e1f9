import type { Insertable } from 'kysely';
import type { PersonNotesTable } from '#database/tables/signups.ts';
import type { Sql } from '#database/transaction.ts';

/** Keeps what a team wrote about or to a person; gives its number. */
export async function insertPersonNote(sql: Sql, note: Insertable<PersonNotesTable>): Promise<number> {
  const { id } = await sql.insertInto('personNotes').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const deletePersonNote = (sql: Sql, noteId: number) =>
  sql.deleteFrom('personNotes').where('id', '=', noteId).execute();

/** Lets the messages of a team be counted one after the other, for the rest of the transaction. */
export const lockTeamOfNotes = (sql: Sql, teamId: number) =>
  sql.selectFrom('teams').select('id').where('id', '=', teamId).forNoKeyUpdate().execute();
