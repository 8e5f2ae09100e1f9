import type { Insertable, Updateable } from 'kysely';
import type { TeamChangesTable, TeamsTable } from '#database/tables/teams.ts';
import type { Sql } from '#database/transaction.ts';
import { writeTeamSearch } from '../team-search.store.ts';

/** Changes a team that nobody changed meanwhile; gives the new version, or undefined when somebody did. */
export async function saveTeamProfile(
  sql: Sql,
  { teamId, version }: { teamId: number; version: number },
  change: Updateable<TeamsTable>,
): Promise<number | undefined> {
  const row = await sql
    .updateTable('teams')
    .set({ ...change, version: version + 1 })
    .where('id', '=', teamId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (row) await writeTeamSearch(sql, [teamId]);
  return row?.version;
}

/** Changes a team that the caller has locked. */
export async function saveTeam(sql: Sql, teamId: number, change: Updateable<TeamsTable>): Promise<void> {
  await sql
    .updateTable('teams')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', teamId)
    .execute();
  await writeTeamSearch(sql, [teamId]);
}

/** Changes the logo; it is in no form, so the version stays. */
export const saveLogo = (sql: Sql, teamId: number, iconUrl: string) =>
  sql.updateTable('teams').set({ iconUrl }).where('id', '=', teamId).execute();

export const insertTeamChange = (sql: Sql, row: Insertable<TeamChangesTable>) =>
  sql.insertInto('teamChanges').values(row).execute();

/** The change locked, so that of two deciders the second finds it decided. */
export const lockTeamChange = (sql: Sql, changeId: number) =>
  sql.selectFrom('teamChanges').selectAll().where('id', '=', changeId).forUpdate().executeTakeFirstOrThrow();

export const lockPendingChange = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teamChanges')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();

export const saveTeamChange = (sql: Sql, changeId: number, change: Updateable<TeamChangesTable>) =>
  sql.updateTable('teamChanges').set(change).where('id', '=', changeId).execute();
