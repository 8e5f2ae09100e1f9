import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/role-admin.contract.ts';
import { findRoleOf } from './role-admin.queries.ts';

/** The caller's own role by name. */
export const getMyRole: UseCase<typeof contract.getMyRole> = async ({ sql, caller }) => {
  const { roleName, organisationName } = await findRoleOf(sql, caller.accountId);
  return { roleName, organisationName };
};
