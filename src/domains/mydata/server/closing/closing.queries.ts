import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** The closing of somebody that is under way. */
export const openClosing = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('accountClosings')
    .select(['askedAt', 'closesAt', 'toldWaitingAt'])
    .where('volunteerId', '=', volunteerId)
    .where('withdrawnAt', 'is', null)
    .where('closedAt', 'is', null)
    .executeTakeFirst();

/** Whether somebody else who has not left bears this name too, or one that holds it. */
export async function hasNamesake(sql: Sql, volunteerId: number, name: string): Promise<boolean> {
  const row = await sql
    .selectFrom('volunteers')
    .select('id')
    .where(raw<boolean>`position(${name} in name) > 0`)
    .where('id', '<>', volunteerId)
    .where('status', '<>', 'closed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has this phone or this document now; a hash is empty where there is none to look for. */
export async function isRegisteredAgain(
  sql: Sql,
  { mobileHash, idHash }: { mobileHash: string; idHash: string },
): Promise<{ mobile: boolean; idNo: boolean }> {
  const { rows } = await raw<{ mobile: boolean; idNo: boolean }>`select
    exists (select from accounts where mobile_hash = ${mobileHash} and status <> 'closed') as mobile,
    exists (select from volunteers where id_hash = ${idHash} and status <> 'closed') as id_no`.execute(sql);
  return rows[0] ?? { mobile: false, idNo: false };
}
