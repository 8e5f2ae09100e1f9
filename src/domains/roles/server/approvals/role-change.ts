import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { updateRole } from '../../contract/role-admin.contract.ts';
import { holdersOf, lockGrants } from '../accounts/account-admin.queries.ts';
import { orNameTaken } from '../or-name-taken.ts';
import { requireOwnMaking, requireSoundRole, sorted } from '../require-role.ts';
import { changeRole } from '../roles.store.ts';

/** A change of a role that the centre made; it takes effect at the next call of everyone who has it. */
export const roleChange = approvalKind({
  operation: updateRole,
  wish: updateRole.request,
  async perform(act, { roleId, version, reason, ...fields }) {
    const role = await requireOwnMaking(act, { roleId, version });
    await requireSoundRole(act, fields, roleId);
    if (role.permissions.includes('accounts.edit') && !fields.permissions.includes('accounts.edit')) {
      await lockGrants(act.sql);
      const holders = await holdersOf(act.sql, 'accounts.edit');
      if (holders.every((holder) => holder.roleId === roleId)) throw act.refuse('lastAdministrator');
    }
    const permissions = sorted(fields.permissions);
    await orNameTaken(act, changeRole(act.sql, roleId, { ...fields, permissions }));
    await act.audit({
      targetType: 'role',
      targetId: roleId,
      reason,
      detail: {
        before: { name: role.name, dataScope: role.dataScope, permissions: role.permissions },
        after: { name: fields.name, dataScope: fields.dataScope, permissions },
      },
    });
    return undefined;
  },
});
