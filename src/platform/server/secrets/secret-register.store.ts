import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** Starts of several copies decide one after the other, until the transaction ends. */
export const lockRegister = (sql: Sql) =>
  raw`select pg_advisory_xact_lock(hashtextextended('secret-register', 0))`.execute(sql);

/** Secrets that this database knows and that something may still lie under. */
export const secretsInUse = (sql: Sql) =>
  sql
    .selectFrom('secretKeys')
    .select(['keyId', 'until'])
    .where('emptyAt', 'is', null)
    .orderBy('since')
    .execute();

/** Puts a secret in force; the one that was ends, and everything is looked at anew. */
export async function putInForce(sql: Sql, keyId: string, now: Date): Promise<void> {
  await sql
    .updateTable('secretKeys')
    .set({ until: now })
    .where('until', 'is', null)
    .where('keyId', '<>', keyId)
    .execute();
  const begun = { since: now, until: null, emptyAt: null };
  await sql
    .insertInto('secretKeys')
    .values({ keyId, ...begun })
    .onConflict((conflict) => conflict.column('keyId').doUpdateSet(begun))
    .execute();
  await sql.deleteFrom('resealing').execute();
}

/** Notes a secret that wrote here before there was a register. */
export const noteBefore = (sql: Sql, keyId: string, now: Date) =>
  sql
    .insertInto('secretKeys')
    .values({ keyId, since: now, until: now, emptyAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const keptKeyRows = (sql: Sql) => sql.selectFrom('keptKeys').selectAll().execute();

export const saveKeptKey = (sql: Sql, purpose: string, keyCipher: string) =>
  sql
    .insertInto('keptKeys')
    .values({ purpose, keyCipher })
    .onConflict((conflict) => conflict.column('purpose').doUpdateSet({ keyCipher }))
    .execute();

/** Numbers of copies that are alive and write under another secret, or do not say under which. */
export const copiesUnderAnother = async (sql: Sql, keyId: string): Promise<number[]> => {
  const rows = await sql
    .selectFrom('instanceNumbers')
    .select('number')
    .where('heldUntil', '>', raw<Date>`clock_timestamp()`)
    .where((row) => row.or([row('keyId', '<>', keyId), row('keyId', 'is', null)]))
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

/** What was looked at under the secret in force, by subject. */
export const resealingRows = (sql: Sql) => sql.selectFrom('resealing').selectAll().execute();

export type Progress = {
  subject: string;
  keyId: string;
  after: string | null;
  moved: number;
  unreadable: number;
  /** Values, or files, that were looked at and waited until then. */
  seen: number;
};

/** Notes how many values of a subject wait beyond the place that was reached. */
export const noteWaiting = (
  sql: Sql,
  {
    subject,
    keyId,
    after,
    waiting,
  }: { subject: string; keyId: string; after: string | null; waiting: number },
) =>
  sql
    .insertInto('resealing')
    .values({ subject, keyId, after, waiting, doneAt: null })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ keyId, after, waiting }))
    .execute();

/** Adds a batch to what was done of a subject; `after` null ends it. Gives how many were moved in all. */
export const saveProgress = (
  sql: Sql,
  { subject, keyId, after, moved, unreadable, seen }: Progress,
  now: Date,
) =>
  sql
    .insertInto('resealing')
    .values({ subject, keyId, after, moved, unreadable, doneAt: after === null ? now : null })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((row) => ({
        keyId,
        after,
        // What people wrote anew meanwhile waited no longer: at the end it is nothing.
        waiting: after === null ? 0 : raw<number>`greatest(0, resealing.waiting - ${seen})`,
        moved: row('resealing.moved', '+', moved),
        unreadable: row('resealing.unreadable', '+', unreadable),
        doneAt: after === null ? now : null,
      })),
    )
    .returning('moved')
    .executeTakeFirstOrThrow();

/** Notes that nothing is left under the secrets before; gives their fingerprints, once. */
export const emptyBefore = async (sql: Sql, now: Date): Promise<string[]> => {
  const rows = await sql
    .updateTable('secretKeys')
    .set({ emptyAt: now })
    .where('until', 'is not', null)
    .where('emptyAt', 'is', null)
    .returning('keyId')
    .execute();
  return rows.map(({ keyId }) => keyId);
};
