import type { Insertable } from 'kysely';
import type { TeamsTable } from '#database/tables/teams.ts';
import type { Sql } from '#database/transaction.ts';
import { writeTeamSearch } from './team-search.store.ts';

/** Makes a team; its account must be there. Gives its id. */
export async function insertTeam(sql: Sql, row: Insertable<TeamsTable>): Promise<number> {
  const { id } = await sql.insertInto('teams').values(row).returning('id').executeTakeFirstOrThrow();
  await writeTeamSearch(sql, [id]);
  return id;
}

/** A draft or returned registration is handed in; false when it changed meanwhile. */
export async function submitTeam(
  sql: Sql,
  { teamId, version, at }: { teamId: number; version: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('teams')
    .set({ status: 'pending', submittedAt: at, version: version + 1 })
    .where('id', '=', teamId)
    .where('version', '=', version)
    .where('status', 'in', ['draft', 'returned'])
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Locks the team, so that one transaction at a time moves the captaincy or the team's state. */
export const lockTeam = (sql: Sql, teamId: number) =>
  sql.selectFrom('teams').selectAll().where('id', '=', teamId).forNoKeyUpdate().executeTakeFirst();
