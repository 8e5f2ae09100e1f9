import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/role-admin.contract.ts';
import { requireOwnMaking } from './require-role.ts';
import { countAccountsOfRole } from './role-admin.queries.ts';
import { removeRole } from './roles.store.ts';

/** Deletes a role that nobody has. */
export const deleteRole: UseCase<typeof contract.deleteRole> = async (act, { reason, ...target }) => {
  const role = await requireOwnMaking(act, target);
  if ((await countAccountsOfRole(act.sql, role.id)) > 0) throw act.refuse('inUse');
  await removeRole(act.sql, role.id);
  await act.audit({ targetType: 'role', targetId: role.id, reason, detail: { name: role.name } });
  return {};
};
