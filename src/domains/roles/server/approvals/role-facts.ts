import type { ApprovalFact } from '#platform/contract/approvals.ts';
import { permissionWords, type PermissionCode } from '../../contract/permissions.words.ts';
import { type DataScope, dataScopeLabels } from '../../contract/roles.words.ts';

/** What a role lets its people do, as it was when it was asked for. */
export type RoleRights = { permissions: readonly string[]; dataScope: DataScope };

/** A role as the approver reads it. */
export const roleFacts = (name: string, { permissions, dataScope }: RoleRights): ApprovalFact[] => [
  { label: '角色', text: `${name}（${dataScopeLabels[dataScope]}）` },
  { label: '权限', text: permissionNames(permissions) },
];

/** Permissions by name: 查看活动、审核活动. */
export const permissionNames = (permissions: readonly string[]): string =>
  permissions.map((code) => permissionWords[code as PermissionCode]?.name ?? code).join('、') || '没有权限';

/** Whether a role gives what it gave when it was asked for. */
export const givesTheSame = (one: RoleRights, other: RoleRights): boolean =>
  one.dataScope === other.dataScope &&
  [...one.permissions].sort().join() === [...other.permissions].sort().join();
