import { sql as raw } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { RealNameChecksTable, VolunteersTable } from '#database/tables/volunteers.ts';
import { type Sql, violatedConstraint } from '#database/transaction.ts';
import { Refusal } from '#platform/server/failures.ts';

/** Writes a check down. @throws Refusal idTaken when somebody else hands the same number in at this moment */
export const insertCheck = (sql: Sql, row: Insertable<RealNameChecksTable>) =>
  orTaken(sql.insertInto('realNameChecks').values(row).execute());

/** The check locked, so that of two deciders the second finds it decided. */
export const lockCheck = (sql: Sql, checkId: number) =>
  sql.selectFrom('realNameChecks').selectAll().where('id', '=', checkId).forUpdate().executeTakeFirst();

export const lockPendingCheck = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('realNameChecks')
    .selectAll()
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();

export const saveCheck = (sql: Sql, checkId: number, change: Updateable<RealNameChecksTable>) =>
  sql
    .updateTable('realNameChecks')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', checkId)
    .execute();

/** Changes who somebody is. @throws Refusal idTaken when the number became somebody else's at this moment */
export const saveRealName = (sql: Sql, volunteerId: number, change: Updateable<VolunteersTable>) =>
  orTaken(
    sql
      .updateTable('volunteers')
      .set((row) => ({ ...change, version: row('version', '+', 1) }))
      .where('id', '=', volunteerId)
      .execute(),
  );

/** The indexes are the net below `isIdTaken`: of two at once the second is refused, too. */
async function orTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const name = violatedConstraint(error);
    if (name === 'volunteers_id_hash' || name === 'real_name_checks_pending_id') throw new Refusal('idTaken');
    throw error;
  }
}

/** Empties the numbers of checks decided before the instant: what was verified lies with the person. Gives how many. */
export async function forgetNumbers(sql: Sql, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await raw`
    update real_name_checks set id_cipher = '', id_hash = ''
    where id in (select id from real_name_checks where status <> 'pending' and decided_at < ${before} and id_cipher <> ''
      order by decided_at limit ${limit})`.execute(sql);
  return Number(numAffectedRows ?? 0);
}
