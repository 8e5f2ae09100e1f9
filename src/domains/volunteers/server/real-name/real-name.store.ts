import { type Insertable, sql as raw, type Updateable } from 'kysely';
import type {
  RealNameChecksTable,
  RealNameLooksTable,
  VolunteersTable,
} from '#database/tables/volunteers.ts';
import type { Sql } from '#database/transaction.ts';

export const insertCheck = (sql: Sql, row: Insertable<RealNameChecksTable>) =>
  sql.insertInto('realNameChecks').values(row).execute();

/** Notes what somebody opened of a check; the latest look counts. */
export const saveLook = (sql: Sql, row: Insertable<RealNameLooksTable>) =>
  sql
    .insertInto('realNameLooks')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['checkId', 'accountId']).doUpdateSet({
        checkVersion: row.checkVersion,
        pictureCount: row.pictureCount,
        lookedAt: row.lookedAt,
      }),
    )
    .execute();

/** Takes the verification away from who turned out not to own the number; a change that waits becomes a first claim. */
export async function takeRealName(sql: Sql, volunteerId: number): Promise<void> {
  const waiting = await lockPendingCheck(sql, volunteerId);
  if (waiting) await saveCheck(sql, waiting.id, { isChange: false });
  await saveRealName(sql, volunteerId, {
    realNameStatus: waiting ? 'pending' : 'none',
    idKind: null,
    idCipher: null,
    idHash: null,
    idMasked: null,
  });
}

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

/** Changes who somebody is; two at once with one number break the index `volunteers_id_hash` (see `orIdTaken`). */
export const saveRealName = (sql: Sql, volunteerId: number, change: Updateable<VolunteersTable>) =>
  sql
    .updateTable('volunteers')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', volunteerId)
    .execute();

/** Empties the numbers of at most `limit` checks decided before the instant: what was verified lies with the person. Gives how many. */
export async function forgetNumbers(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await raw`
    update real_name_checks set id_cipher = '', id_hash = ''
    where id in (select id from real_name_checks where status <> 'pending' and decided_at < ${before} and id_cipher <> ''
      order by decided_at limit ${limit})`.execute(sql);
  return Number(numAffectedRows ?? 0);
}

/** Empties the numbers of all checks of one person; gives the checks that still held one. */
export const forgetNumbersOf = (sql: Sql, volunteerId: number) =>
  sql
    .updateTable('realNameChecks')
    .set({ idCipher: '', idHash: '' })
    .where('volunteerId', '=', volunteerId)
    .where('idCipher', '<>', '')
    .returning('id')
    .execute();
