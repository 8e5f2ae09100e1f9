import type { Sql } from '#database/transaction.ts';
import type { AccountStatus } from '../contract/accounts.words.ts';
import type { SealedMobile } from './sms/mobile-vault.ts';
import { forgetAllAttempts, keepReplaced } from './accounts.store.ts';

/** An account as its administrators change it; the row is locked. */
export const lockAccount = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('accounts')
    .select([
      'id',
      'loginName',
      'displayName',
      'userType',
      'roleId',
      'organisationId',
      'status',
      'version',
      'mobileCipher',
      'mobileHash',
      'mobileMasked',
    ])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

export type AccountChange = {
  displayName?: string;
  roleId?: number;
  organisationId?: number | null;
  status?: AccountStatus;
  statusReason?: string | null;
} & Partial<SealedMobile>;

/** Changes an account that the caller has locked and counts its version up. */
export const changeAccount = (sql: Sql, accountId: number, change: AccountChange) =>
  sql
    .updateTable('accounts')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();

/** Sets a handed-out password: its holder must change it before anything else, and not to the one before. */
export async function handOutPassword(
  sql: Sql,
  accountId: number,
  handed: { passwordHash: string; at: Date },
): Promise<void> {
  await keepReplaced(sql, accountId, handed.at);
  await sql
    .updateTable('accounts')
    .set((row) => ({
      passwordHash: handed.passwordHash,
      passwordChangedAt: handed.at,
      mustChangePassword: true,
      version: row('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute();
}

/** Forgets the failed logins of an account, and with them its lock; false when there were none. */
export async function unlockAccount(sql: Sql, accountId: number): Promise<boolean> {
  const [{ numDeletedRows } = { numDeletedRows: 0n }] = await forgetAllAttempts(sql, accountId);
  return Number(numDeletedRows) > 0;
}
