import { sql as raw } from 'kysely';
import type { Insertable } from 'kysely';
import type { AccountsTable, SessionsTable } from '#database/tables/accounts.ts';
import type { Sql } from '#database/transaction.ts';
import type { SessionEndReason } from '../contract/accounts.words.ts';
import type { Attempts } from './login/login-limit.rules.ts';

export const insertAccount = (sql: Sql, row: Insertable<AccountsTable>) =>
  sql.insertInto('accounts').values(row).execute();

/** Points an account at what it stands for (its volunteer or team), once that row exists. */
export const linkSubject = (sql: Sql, accountId: number, subjectId: number) =>
  sql.updateTable('accounts').set({ subjectId }).where('id', '=', accountId).execute();

/** The hash of an account's password, the row locked: of two who set one at once the second judges by the first's. */
export const lockPassword = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Replaced passwords that may not come back: with the current one the last five (domain.md 4.4.1). */
const keptPasswords = 4;

/** Replaces the password and keeps the hash of the one before, so that it cannot come back soon. */
export async function savePassword(
  sql: Sql,
  accountId: number,
  saved: { passwordHash: string; at: Date },
): Promise<void> {
  await keepReplaced(sql, accountId, saved.at);
  await sql
    .updateTable('accounts')
    .set({ passwordHash: saved.passwordHash, passwordChangedAt: saved.at, mustChangePassword: false })
    .where('id', '=', accountId)
    .execute();
}

/** Keeps the hash of the password that is about to be replaced, among the last ones only. */
export async function keepReplaced(sql: Sql, accountId: number, at: Date): Promise<void> {
  await raw`insert into password_history (account_id, password_hash, replaced_at)
    select id, password_hash, ${at} from accounts where id = ${accountId}
    on conflict on constraint password_history_key do nothing`.execute(sql);
  await raw`delete from password_history where account_id = ${accountId} and replaced_at not in
    (select replaced_at from password_history where account_id = ${accountId}
     order by replaced_at desc limit ${keptPasswords})`.execute(sql);
}

export const noteLogin = (sql: Sql, accountId: number, at: Date) =>
  sql.updateTable('accounts').set({ lastLoginAt: at }).where('id', '=', accountId).execute();

export const insertSession = (sql: Sql, row: Insertable<SessionsTable>) =>
  sql.insertInto('sessions').values(row).execute();

/** The session with its row locked, so that of two renewals with one token the second finds it used. */
export const lockSession = (sql: Sql, sessionId: number) =>
  sql
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select([
      'sessions.id',
      'sessions.accountId',
      'sessions.refreshHash',
      'sessions.accessExpiresAt',
      'sessions.expiresAt',
      'sessions.idleMinutes',
      'sessions.lastSeenAt',
      'sessions.endedAt',
      'accounts.status',
    ])
    .where('sessions.id', '=', sessionId)
    .forUpdate('sessions')
    .executeTakeFirst();

export type RenewedTokens = {
  accessHash: string;
  accessExpiresAt: Date;
  refreshHash: string;
  /** The secret that was right until now; its return is misuse. */
  usedHash: string;
  at: Date;
};

export async function renewSession(
  sql: Sql,
  sessionId: number,
  { at, usedHash, ...tokens }: RenewedTokens,
): Promise<void> {
  await sql
    .updateTable('sessions')
    .set({ ...tokens, lastSeenAt: at })
    .where('id', '=', sessionId)
    .execute();
  await sql
    .insertInto('usedRefreshSecrets')
    .values({ sessionId, secretHash: usedHash, usedAt: at })
    .execute();
}

/** When a secret of this session was used; undefined for one that never was right. */
export async function findUsedSecret(
  sql: Sql,
  sessionId: number,
  secretHash: string,
): Promise<Date | undefined> {
  const row = await sql
    .selectFrom('usedRefreshSecrets')
    .select('usedAt')
    .where('sessionId', '=', sessionId)
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();
  return row?.usedAt;
}

export const touchSession = (sql: Sql, sessionId: number, at: Date) =>
  sql.updateTable('sessions').set({ lastSeenAt: at }).where('id', '=', sessionId).execute();

/** The holder of a session proved to be the owner of the account. */
export const noteProof = (sql: Sql, sessionId: number, at: Date) =>
  sql.updateTable('sessions').set({ provedAt: at }).where('id', '=', sessionId).execute();

export type SessionEnd = { at: Date; reason: SessionEndReason };

export const endSession = (sql: Sql, sessionId: number, { at, reason }: SessionEnd) =>
  sql
    .updateTable('sessions')
    .set({ endedAt: at, endReason: reason })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();

/** Ends the live sessions of an account but the one to keep; gives how many. */
export async function endSessionsOf(
  sql: Sql,
  accountId: number,
  { at, reason, exceptSessionId = 0 }: SessionEnd & { exceptSessionId?: number | undefined },
): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('sessions')
    .set({ endedAt: at, endReason: reason })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('id', '<>', exceptSessionId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Name of an account where wrong passwords are counted; the door they were tried at is added (`createLoginDoors`). */
export const attemptKeyOf = (accountId: number): string => `account:${accountId}`;

/** The attempts of a name, its row made when absent and locked either way: attempts of one name queue up here. */
export const lockAttempts = (sql: Sql, key: string, now: Date): Promise<Attempts> =>
  sql
    .insertInto('loginAttempts')
    .values({ key, failures: 0, windowStartedAt: now, lockedUntil: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ failures: (row) => row.ref('loginAttempts.failures') }),
    )
    .returning(['failures', 'windowStartedAt', 'lockedUntil'])
    .executeTakeFirstOrThrow();

/** The attempts of a name as they stand, without a lock. */
export const findAttempts = (sql: Sql, key: string): Promise<Attempts | undefined> =>
  sql
    .selectFrom('loginAttempts')
    .select(['failures', 'windowStartedAt', 'lockedUntil'])
    .where('key', '=', key)
    .executeTakeFirst();

export const saveAttempts = (sql: Sql, key: string, attempts: Attempts) =>
  sql.updateTable('loginAttempts').set(attempts).where('key', '=', key).execute();

export const forgetAttempts = (sql: Sql, key: string) =>
  sql.deleteFrom('loginAttempts').where('key', '=', key).execute();

/** Forgets the failures of an account at every door: the owner proved by another way. */
export const forgetAllAttempts = (sql: Sql, accountId: number) =>
  sql
    .deleteFrom('loginAttempts')
    .where(raw<boolean>`starts_with(key, ${`${attemptKeyOf(accountId)}|`})`)
    .execute();

/** Spends a proof of work; false when it was spent before. */
export async function spendProof(sql: Sql, nonce: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('spentProofs')
    .values({ nonce, expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export type Leftovers = { sessionsBefore: Date; attemptsBefore: Date; now: Date; limit: number };

/** Deletes at most `limit` rows of each kind that nobody needs any more; gives the largest number deleted. */
export async function deleteLeftovers(sql: Sql, leftovers: Leftovers): Promise<number> {
  const { sessionsBefore, attemptsBefore, now, limit } = leftovers;
  const counts = await Promise.all([
    raw`delete from sessions where id in
      (select id from sessions where expires_at < ${sessionsBefore} order by expires_at limit ${limit})`.execute(
      sql,
    ),
    raw`delete from login_attempts where key in
      (select key from login_attempts where window_started_at < ${attemptsBefore}
       order by window_started_at limit ${limit})`.execute(sql),
    raw`delete from passkey_challenges where challenge in
      (select challenge from passkey_challenges where expires_at < ${now} order by expires_at limit ${limit})`.execute(
      sql,
    ),
    raw`delete from spent_proofs where nonce in
      (select nonce from spent_proofs where expires_at < ${now} order by expires_at limit ${limit})`.execute(
      sql,
    ),
  ]);
  return Math.max(...counts.map(({ numAffectedRows }) => Number(numAffectedRows ?? 0)));
}
