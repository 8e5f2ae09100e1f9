import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { roleFacts } from '../approvals/role-facts.ts';
import { roleGrant } from '../approvals/role-grant.ts';
import {
  isForApproval,
  requireAdministrator,
  requireAnotherAdministrator,
  requirePlace,
  requireStaffGrant,
} from './require-grant.ts';

/** Changes name, role and organisation; a role that decides, or another part of the city with it, when it is approved. */
export const updateStaffAccount: UseCase<typeof contract.updateStaffAccount> = async (act, request) => {
  requireAdministrator(act);
  const { accountId, version, name, roleId, organisationId } = request;
  const { role, unitName } = await requirePlace(act, { roleId, organisationId });
  const { permissions, dataScope } = role;
  const granted = await requireStaffGrant(act, { accountId, version, next: permissions });
  await requireAnotherAdministrator(act, granted, permissions);
  const { account } = granted;
  const wish = { ...request, rights: { permissions, dataScope } };
  const isGrant = roleId !== account.roleId || organisationId !== account.organisationId;
  const facts = { deed: 'grant', held: granted.permissions, next: permissions } as const;
  if (!isGrant || !(await isForApproval(act, facts))) {
    await roleGrant.perform(act, wish, undefined);
    return { approvalId: null };
  }
  const approvalId = await askApproval(act, roleGrant, {
    subject: `account:${accountId}`,
    title: `把“${account.displayName}”（${account.loginName}）的角色改为${role.name}`,
    facts: [
      ...roleFacts(role.name, role),
      { label: '所属单位', text: unitName },
      ...(name === account.displayName ? [] : [{ label: '姓名改为', text: name }]),
    ],
    wish,
    reason: request.reason,
    concerns: accountId,
  });
  return { approvalId };
};
