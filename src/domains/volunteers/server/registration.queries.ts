import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** Role of every volunteer's account. */
export async function volunteerRoleId(sql: Sql): Promise<number> {
  const { id } = await sql
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'volunteer')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of these area codes that exist. */
export async function knownAreas(sql: Sql, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.selectFrom('areas').select('code').where('code', 'in', codes).execute();
  return new Set(rows.map(({ code }) => code));
}

/** The next serial of a volunteer's number; never the same twice within a million. */
export async function nextVolunteerSerial(sql: Sql): Promise<number> {
  const { rows } = await raw<{ serial: number }>`select nextval('volunteer_serials') as serial`.execute(sql);
  return Number(rows[0]?.serial ?? 0);
}

/** What the guardian's consent asks of a volunteer; the row is locked. */
export const lockStanding = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as a', 'a.id', 'v.accountId')
    .select(['v.id', 'v.status', 'v.birthOn', 'a.mobileHash'])
    .where('v.id', '=', volunteerId)
    .forUpdate('v')
    .executeTakeFirstOrThrow();

/** When somebody was born whose guardian has this number. */
export async function findWard(
  sql: Sql,
  volunteerId: number,
  mobileHash: string,
): Promise<string | undefined> {
  const ward = await sql
    .selectFrom('guardians as g')
    .innerJoin('volunteers as v', 'v.id', 'g.volunteerId')
    .select('v.birthOn')
    .where('g.volunteerId', '=', volunteerId)
    .where('g.mobileHash', '=', mobileHash)
    .executeTakeFirst();
  return ward?.birthOn;
}

/** The standing of a volunteer that an account made. */
export const findRegistered = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('volunteers')
    .select(['volunteerNo', 'status', 'birthOn'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
