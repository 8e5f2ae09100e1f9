import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/role-admin.contract.ts';
import { orNameTaken } from './or-name-taken.ts';
import { requireSoundRole, sorted } from './require-role.ts';
import { unitOfMaker } from './role-admin.queries.ts';
import { insertRole } from './roles.store.ts';

/** Makes a staff role. @throws Refusal by `roleRefusals` */
export const createRole: UseCase<typeof contract.createRole> = async (act, request) => {
  await requireSoundRole(act, request, 0);
  const { name, dataScope, permissions, remark, reason } = request;
  const made = insertRole(act.sql, {
    code: `own-${act.newId()}`,
    name,
    userType: 3,
    dataScope,
    permissions: sorted(permissions),
    remark,
    organisationId: await unitOfMaker(act.sql, act.caller),
  });
  const roleId = await orNameTaken(act, made);
  await act.audit({
    targetType: 'role',
    targetId: roleId,
    reason,
    detail: { name, dataScope, permissions: sorted(permissions) },
  });
  return { roleId };
};
