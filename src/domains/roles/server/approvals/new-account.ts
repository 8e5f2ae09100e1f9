import { createAccount } from '#domains/accounts/server/index.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { createStaffAccount } from '../../contract/account-admin.contract.ts';
import { isLoginNameTaken } from '../accounts/account-admin.queries.ts';
import { drawPassword } from '../accounts/draw-password.ts';
import { requireMayGrant, requirePlace } from '../accounts/require-grant.ts';
import { rightsSchema } from './rights-schema.ts';
import { givesTheSame } from './role-facts.ts';

/** A new staff account with a one-time password. */
export const newAccount = approvalKind({
  operation: createStaffAccount,
  wish: createStaffAccount.request.extend({ rights: rightsSchema }),
  prepare: drawPassword,
  async perform(act, { rights, ...request }, { password, passwordHash }) {
    const { loginName, name, organisationId, reason } = request;
    const { role } = await requirePlace(act, request);
    await requireMayGrant(act, { next: role.permissions });
    if (!givesTheSame(role, rights)) throw act.refuse('roleChanged');
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
      reason,
      detail: { loginName, role: role.name, organisationId },
    });
    return { loginName, password };
  },
});
