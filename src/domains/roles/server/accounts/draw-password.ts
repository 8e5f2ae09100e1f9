import { hashPassword, oneTimePassword } from '#domains/accounts/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { findLoginName } from './account-admin.queries.ts';
import { requireAdministrator } from './require-grant.ts';

export type HandedPassword = { password: string; passwordHash: string };

/** Draws and hashes a one-time password before the transaction, because a hash takes milliseconds that everybody would wait for. */
export async function drawPassword(act: Act<StaffCaller>, loginName: string): Promise<HandedPassword> {
  requireAdministrator(act);
  const password = oneTimePassword(loginName);
  return { password, passwordHash: await hashPassword(password) };
}

/** Draws the password for `resetStaffPassword`; the login name is read because no password may contain it. */
export async function drawPasswordFor(
  act: Act<StaffCaller>,
  { accountId }: { accountId: number },
): Promise<HandedPassword> {
  requireAdministrator(act);
  const loginName = await findLoginName(act.sql, accountId);
  if (loginName === undefined) throw new NotFound('没有这个账号');
  return drawPassword(act, loginName);
}
