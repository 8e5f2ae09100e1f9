import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** Role of every team's account. */
export async function teamRoleId(sql: Sql): Promise<number> {
  const { id } = await sql
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'team')
    .executeTakeFirstOrThrow();
  return id;
}

export const areaExists = async (sql: Sql, code: string): Promise<boolean> =>
  (await sql.selectFrom('areas').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

/** The 所 or 站 that a team belongs to. */
export const findOrganisation = (sql: Sql, id: number) =>
  sql.selectFrom('organisations').select(['id', 'kind', 'area']).where('id', '=', id).executeTakeFirst();

/** The next team id, which is part of its number. */
export async function nextTeamId(sql: Sql): Promise<number> {
  const { rows } = await raw<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('teams', 'id')) as id`.execute(sql);
  return Number(rows[0]?.id ?? 0);
}

/** The team that an account made. */
export const findRegisteredTeam = (sql: Sql, accountId: number) =>
  sql.selectFrom('teams').select(['id', 'version']).where('accountId', '=', accountId).executeTakeFirst();

/** How far a registration is. */
export const findRegistration = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teams')
    .select(['id', 'status', 'legalForm', 'submittedAt', 'reviewNote', 'version'])
    .where('id', '=', teamId)
    .executeTakeFirst();
