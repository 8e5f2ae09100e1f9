import type { Sql } from '#database/transaction.ts';
import { hashPassword, oneTimePassword } from '#domains/accounts/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { findLoginName } from './account-admin.queries.ts';

export type DrawnPassword = { password: string; passwordHash: string };

/** Draws and hashes a one-time password before the transaction, because a hash takes milliseconds that everybody would wait for. */
export async function drawPassword(
  _act: unknown,
  { loginName }: { loginName: string },
): Promise<DrawnPassword> {
  const password = oneTimePassword(loginName);
  return { password, passwordHash: await hashPassword(password) };
}

/** Draws the password of an account that is there; the login name is read because no password may contain it. */
export async function drawPasswordFor(
  act: { sql: Sql },
  { accountId }: { accountId: number },
): Promise<DrawnPassword> {
  const loginName = await findLoginName(act.sql, accountId);
  if (loginName === undefined) throw new NotFound('没有这个账号');
  return drawPassword(act, { loginName });
}
