import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/role-admin.contract.ts';
import { widensRole } from './accounts/grants.rules.ts';
import { roleChange } from './approvals/role-change.ts';
import { permissionNames, roleFacts } from './approvals/role-facts.ts';
import { requireOwnMaking, requireSoundRole, sorted } from './require-role.ts';
import { countAccountsOfRole } from './role-admin.queries.ts';

/** Changes a role that the centre made; what gives its people more to decide waits for the security administrator. */
export const updateRole: UseCase<typeof contract.updateRole> = async (act, request) => {
  const { roleId, version, reason, ...fields } = request;
  const role = await requireOwnMaking(act, { roleId, version });
  if (!widensRole(role, fields)) {
    await roleChange.perform(act, request, undefined);
    return { approvalId: null };
  }
  await requireSoundRole(act, fields, roleId);
  const gained = sorted(fields.permissions).filter((code) => !role.permissions.includes(code));
  const approvalId = await askApproval(act, roleChange, {
    subject: `role:${roleId}`,
    title: `修改角色“${role.name}”的权限`,
    facts: [
      { label: '新增权限', text: permissionNames(gained) },
      ...roleFacts(fields.name, { permissions: sorted(fields.permissions), dataScope: fields.dataScope }),
      { label: '使用人数', text: `${await countAccountsOfRole(act.sql, roleId)} 个账号，批准后立即生效` },
    ],
    wish: request,
    reason,
  });
  return { approvalId };
};
