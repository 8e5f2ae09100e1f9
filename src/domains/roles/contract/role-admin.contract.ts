import { z } from 'zod';
import { approvalIdField } from '#platform/contract/approvals.ts';
import { doneResult, idField, reasonField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { anyStaff, operation, permission } from '#platform/contract/operation.ts';
import { permissionCodes, type PermissionCode } from './permissions.words.ts';
import { dataScopeLabels, roleRefusals } from './roles.words.ts';

const permissionField = z.enum(permissionCodes as [PermissionCode, ...PermissionCode[]], '没有这项权限');
const versionField = z.int().positive();

const roleSchema = z.strictObject({
  roleId: z.int(),
  name: z.string(),
  /** 1 team, 2 volunteer, 3 staff. */
  userType: z.int(),
  dataScope: z.enum(keysOf(dataScopeLabels)),
  permissions: z.array(z.string()),
  isBuiltin: z.boolean(),
  remark: z.string(),
  /** Accounts that have this role. */
  accountCount: z.int(),
  version: z.int(),
  /** Not built in, and made and used within the caller's data scope alone. */
  mayChange: z.boolean(),
  /** The caller may give it to somebody (三员分立). */
  isGivable: z.boolean(),
  /** Giving it waits for the security administrator. */
  isSensitive: z.boolean(),
});
export type RoleView = z.output<typeof roleSchema>;

export const getMyRole = operation({
  name: 'getMyRole',
  method: 'GET',
  path: '/api/roles/GetMyRole',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ roleName: z.string(), organisationName: z.string().nullable() }),
  refusals: {},
  summary: "Name of the caller's role and of the 所/站 the account belongs to.",
});

export const listRoles = operation({
  name: 'listRoles',
  method: 'POST',
  path: '/api/roles/ListRoles',
  caller: anyStaff({ scope: 'unit' }),
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ list: z.array(roleSchema) }),
  refusals: {},
  summary: 'Every role with its permissions, for those who manage accounts, roles or logins; at most 200.',
});

const roleShape = {
  name: textField('角色名称', 2, 20),
  dataScope: z.enum(['all', 'organisation'], '请选择数据范围'),
  permissions: z.array(permissionField).max(permissionCodes.length),
  remark: z.string().trim().max(200, '备注至多 200 个字').default(''),
};

export const createRole = operation({
  name: 'createRole',
  act: '新建角色',
  method: 'POST',
  path: '/api/roles/CreateRole',
  caller: permission('roles.edit', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ ...roleShape, reason: reasonField }),
  result: z.strictObject({ roleId: z.int() }),
  refusals: roleRefusals,
  summary: 'Makes a staff role from the permission catalogue.',
});

export const updateRole = operation({
  name: 'updateRole',
  act: '修改角色',
  method: 'PUT',
  path: '/api/roles/UpdateRole',
  caller: permission('roles.edit', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ roleId: idField, version: versionField, ...roleShape, reason: reasonField }),
  result: z.strictObject({ approvalId: approvalIdField }),
  refusals: roleRefusals,
  summary: 'Changes a role that the centre made; what gives its people more to decide waits for approval.',
});

export const deleteRole = operation({
  name: 'deleteRole',
  act: '删除角色',
  method: 'POST',
  path: '/api/roles/DeleteRole',
  caller: permission('roles.edit', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ roleId: idField, version: versionField, reason: reasonField }),
  result: doneResult,
  refusals: roleRefusals,
  summary: 'Deletes a role that nobody has.',
});
