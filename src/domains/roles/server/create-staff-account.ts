import { createAccount, hashPassword, oneTimePassword } from '#domains/accounts/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type { createStaffAccount as operation } from '../contract/account-admin.contract.ts';
import { isLoginNameTaken } from './account-admin.queries.ts';
import { requireAdministrator, requireMayGrant, requirePlace } from './require-grant.ts';

export type HandedPassword = { password: string; passwordHash: string };

/** Draws and hashes a one-time password before the transaction, because a hash takes milliseconds that everybody would wait for. */
export async function drawPassword(act: Act<StaffCaller>, loginName: string): Promise<HandedPassword> {
  requireAdministrator(act);
  const password = oneTimePassword(loginName);
  return { password, passwordHash: await hashPassword(password) };
}

/** Makes a staff account; the password is answered once. @throws Refusal by `accountAdminRefusals`, Forbidden */
export async function createStaffAccount(
  act: Act<StaffCaller>,
  request: ParsedRequestOf<typeof operation>,
  { password, passwordHash }: HandedPassword,
): Promise<ResultOf<typeof operation>> {
  const { loginName, name, organisationId } = request;
  const role = await requirePlace(act, request);
  await requireMayGrant(act, { next: role.permissions });
  if (await isLoginNameTaken(act.sql, loginName)) throw new Refusal('loginNameTaken');
  const accountId = act.newId();
  await createAccount(act.sql, {
    id: accountId,
    loginName,
    passwordHash,
    userType: 3,
    roleId: role.id,
    displayName: name,
    organisationId,
    mustChangePassword: true,
    createdAt: act.now,
  });
  await act.audit({
    targetType: 'account',
    targetId: accountId,
    detail: { loginName, role: role.name, organisationId },
  });
  return { accountId, loginName, password };
}
