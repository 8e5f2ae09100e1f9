import { z } from 'zod';
import { doneResult, idField, textField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { permissionCodes, type PermissionCode } from './permissions.words.ts';
import { menuEntrySchema } from './roles.contract.ts';
import { menuClients, menuRefusals } from './roles.words.ts';

const clientField = z.enum(menuClients, '请选择菜单所属端');
const versionField = z.int().positive();
const permissionField = z.enum(permissionCodes as [PermissionCode, ...PermissionCode[]], '没有这项权限');

const menuItemSchema = z.strictObject({
  menuId: z.int(),
  parentId: z.int().nullable(),
  client: clientField,
  name: z.string(),
  path: z.string(),
  /** A group that holds other entries. */
  isGroup: z.boolean(),
  title: z.string(),
  icon: z.string().nullable(),
  hidden: z.boolean(),
  isEnabled: z.boolean(),
  permission: z.string().nullable(),
  version: z.int(),
  /** Differs from what the product ships. */
  isChanged: z.boolean(),
  /** Cannot be switched off, hidden or bound to another permission: without it nobody could mend the menu. */
  isFixed: z.boolean(),
  shipped: z.strictObject({
    title: z.string(),
    icon: z.string().nullable(),
    hidden: z.boolean(),
    permission: z.string().nullable(),
  }),
});
export type MenuItem = z.output<typeof menuItemSchema>;

export const listMenuItems = operation({
  name: 'listMenuItems',
  method: 'POST',
  path: '/api/roles/ListMenuItems',
  caller: permission('roles.edit', { scope: 'city' }),
  effect: 'read',
  request: z.strictObject({ client: clientField }),
  result: z.strictObject({ list: z.array(menuItemSchema) }),
  refusals: {},
  summary: 'Every menu entry of one shell in its order, with what the centre changed; some dozens.',
});

export const updateMenuItem = operation({
  name: 'updateMenuItem',
  act: '修改菜单',
  method: 'PUT',
  path: '/api/roles/UpdateMenuItem',
  caller: permission('roles.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({
    menuId: idField,
    version: versionField,
    title: textField('名称', 1, 20),
    icon: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, '请选择图标')
      .nullable(),
    hidden: z.boolean(),
    isEnabled: z.boolean(),
    permission: permissionField.nullable(),
  }),
  result: doneResult,
  refusals: menuRefusals,
  summary: 'Changes a menu entry; refused when a role would be left without any menu.',
});

export const sortMenuItems = operation({
  name: 'sortMenuItems',
  act: '菜单排序',
  method: 'POST',
  path: '/api/roles/SortMenuItems',
  caller: permission('roles.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({
    client: clientField,
    parentId: idField.nullable(),
    /** All entries below the parent, in their new order. */
    menuIds: z.array(idField).min(1).max(100),
  }),
  result: doneResult,
  refusals: menuRefusals,
  summary: 'Puts the entries below one parent into a new order.',
});

export const resetMenuItems = operation({
  name: 'resetMenuItems',
  act: '菜单恢复默认',
  method: 'POST',
  path: '/api/roles/ResetMenuItems',
  caller: permission('roles.edit', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ client: clientField, menuId: idField.optional() }),
  result: z.strictObject({ resetCount: z.int() }),
  refusals: menuRefusals,
  summary: 'Puts one entry, or all entries of a shell, back to what the product ships.',
});

export const previewMenu = operation({
  name: 'previewMenu',
  method: 'GET',
  path: '/api/roles/PreviewMenu/{id}',
  caller: permission('roles.edit', { scope: 'city' }),
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({ menu: z.array(menuEntrySchema) }),
  refusals: {},
  summary: 'The menu that people of a role see.',
});
