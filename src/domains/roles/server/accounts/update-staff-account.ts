import { changeAccount, endSessions } from '#domains/accounts/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { requireAdministrator, requireAnotherManager, requireGrant, requirePlace } from './require-grant.ts';

const managing = 'accounts.edit';

/** Changes name, role and organisation. A new role ends the sessions, so that no page goes on with the old menu. */
export const updateStaffAccount: UseCase<typeof contract.updateStaffAccount> = async (
  act,
  { accountId, version, name, roleId, organisationId },
) => {
  requireAdministrator(act);
  const role = await requirePlace(act, { roleId, organisationId });
  const granted = await requireGrant(act, { accountId, version, next: role.permissions });
  const { account } = granted;
  if (account.userType !== 3) throw act.refuse('staffOnly');
  if (!role.permissions.includes(managing)) await requireAnotherManager(act, granted);
  await changeAccount(act.sql, accountId, { displayName: name, roleId, organisationId });
  const isNewRole = roleId !== account.roleId || organisationId !== account.organisationId;
  if (isNewRole) await endSessions(act, accountId, { reason: 'elsewhere' });
  await act.audit({
    targetType: 'account',
    targetId: accountId,
    detail: {
      before: {
        name: account.displayName,
        roleId: account.roleId,
        organisationId: account.organisationId,
      },
      after: { name, roleId, organisationId },
    },
  });
  return {};
};
