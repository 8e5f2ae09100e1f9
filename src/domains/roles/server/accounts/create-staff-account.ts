import { createAccount } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { isLoginNameTaken } from './account-admin.queries.ts';
import type { HandedPassword } from './draw-password.ts';
import { requireMayGrant, requirePlace } from './require-grant.ts';

/** Makes a staff account; the password is answered once. @throws Refusal by `accountAdminRefusals`, Forbidden */
export const createStaffAccount: UseCase<typeof contract.createStaffAccount, HandedPassword> = async (
  act,
  request,
  { password, passwordHash },
) => {
  const { loginName, name, organisationId } = request;
  const role = await requirePlace(act, request);
  await requireMayGrant(act, { next: role.permissions });
  if (await isLoginNameTaken(act.sql, loginName)) throw act.refuse('loginNameTaken');
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
};
