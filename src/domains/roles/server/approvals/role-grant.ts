import { changeAccount, endSessions } from '#domains/accounts/server/index.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { updateStaffAccount } from '../../contract/account-admin.contract.ts';
import { requireAnotherAdministrator, requirePlace, requireStaffGrant } from '../accounts/require-grant.ts';
import { rightsSchema } from './rights-schema.ts';
import { givesTheSame } from './role-facts.ts';

/** Name, role and organisation of a staff account. A new role ends the sessions, so that no page goes on with the old menu. */
export const roleGrant = approvalKind({
  operation: updateStaffAccount,
  wish: updateStaffAccount.request.extend({ rights: rightsSchema }),
  async perform(act, { accountId, version, name, roleId, organisationId, reason, rights }) {
    const { role } = await requirePlace(act, { roleId, organisationId });
    const next = role.permissions;
    const granted = await requireStaffGrant(act, { accountId, version, next });
    if (!givesTheSame(role, rights)) throw act.refuse('roleChanged');
    await requireAnotherAdministrator(act, granted, next);
    const { account } = granted;
    await changeAccount(act.sql, accountId, { displayName: name, roleId, organisationId });
    const isNewRole = roleId !== account.roleId || organisationId !== account.organisationId;
    if (isNewRole) await endSessions(act, accountId, { reason: 'elsewhere' });
    await act.audit({
      targetType: 'account',
      targetId: accountId,
      reason,
      detail: {
        before: {
          name: account.displayName,
          roleId: account.roleId,
          organisationId: account.organisationId,
        },
        after: { name, roleId, organisationId },
      },
    });
    return undefined;
  },
});
