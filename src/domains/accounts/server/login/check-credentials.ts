import { createHash } from 'node:crypto';
import type { Sql } from '#database/transaction.ts';
import type { UserType } from '../../contract/accounts.words.ts';
import { findByLoginName, findByMobileHash } from '../accounts.queries.ts';
import type { CredentialRow } from '../accounts.queries.ts';
import { attemptKeyOf } from '../accounts.store.ts';
import type { MobileVault } from '../sms/mobile-vault.ts';
import { fitsPassword } from '../passwords/password-hash.ts';

export type Credentials = { userLoginName: string; userPwd: string; userType?: UserType | undefined };
export type CheckedCredentials = {
  account: CredentialRow | undefined;
  isPasswordRight: boolean;
  /** Whose failures count: the account's, or those of the name nobody has. */
  attemptName: string;
};

const mobilePattern = /^1[3-9]\d{9}$/;
/** Whose account a bare phone number means when it has several. */
const preferredTypes: readonly UserType[] = [2, 1, 3];

/**
 * Finds the account and tries the password: exactly one hash is computed whether the account exists or not. Runs before
 * the transaction, because a hash takes milliseconds that everybody would wait for; what it finds is judged inside.
 */
export async function checkCredentials(
  sql: Sql,
  vault: MobileVault,
  given: Credentials,
): Promise<CheckedCredentials> {
  const account = await findAccount(sql, vault, given);
  const isPasswordRight = await fitsPassword(account?.passwordHash, given.userPwd);
  return { account, isPasswordRight, attemptName: account ? attemptKeyOf(account.id) : nameKey(given) };
}

async function findAccount(sql: Sql, vault: MobileVault, { userLoginName, userType }: Credentials) {
  if (!mobilePattern.test(userLoginName)) return findByLoginName(sql, userLoginName);
  const accounts = await findByMobileHash(sql, vault.hashOf(userLoginName));
  const types = userType ? [userType] : preferredTypes;
  return types.map((type) => accounts.find((one) => one.userType === type)).find(Boolean);
}

const nameKey = ({ userLoginName }: Credentials): string =>
  `name:${createHash('sha256').update(userLoginName.toLowerCase()).digest('base64url')}`;
