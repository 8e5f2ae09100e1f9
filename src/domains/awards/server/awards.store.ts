import type { Insertable, Updateable } from 'kysely';
import type { RecordEntriesTable } from '#database/tables/awards.ts';
import type { Sql } from '#database/transaction.ts';

/** Keeps entries; gives the people who did not have it yet. */
export async function insertEntries(
  sql: Sql,
  entries: readonly Insertable<RecordEntriesTable>[],
): Promise<number[]> {
  const rows = await sql
    .insertInto('recordEntries')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .returning('volunteerId')
    .execute();
  return rows.map(({ volunteerId }) => volunteerId);
}

/** One entry, locked for the change that follows. */
export const lockEntry = (sql: Sql, entryId: number) =>
  sql.selectFrom('recordEntries').selectAll().where('id', '=', entryId).forUpdate().executeTakeFirst();
export type LockedEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** Sets fields of an entry that was locked. */
export async function changeEntry(
  sql: Sql,
  { id, version }: Pick<LockedEntry, 'id' | 'version'>,
  change: Updateable<RecordEntriesTable>,
): Promise<void> {
  await sql
    .updateTable('recordEntries')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
