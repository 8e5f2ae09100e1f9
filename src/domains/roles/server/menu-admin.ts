import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type * as contract from '../contract/menu-admin.contract.ts';
import type { MenuClient } from '../contract/roles.words.ts';
import { contestedMenu } from './contested-access.ts';
import {
  effectiveMenu,
  inOrder,
  isFixedEntry,
  movedOverrides,
  overridesFor,
  rolesWithoutMenu,
} from './menu-overrides.rules.ts';
import type { StoredMenuRow } from './menu-overrides.rules.ts';
import { menuTree } from './menu-tree.rules.ts';
import { findRole, rolesWithCounts } from './role-admin.queries.ts';
import { allMenuRows, menuClientOf } from './roles.queries.ts';
import { lockMenus, saveOverrides } from './roles.store.ts';

type Staff = Act<StaffCaller>;
const userTypeOf: Record<MenuClient, number> = { team: 1, volunteer: 2, staff: 3 };

/** Every entry of a shell in the order people see, with what was changed. */
export async function listMenuItems(
  { sql }: Staff,
  { client }: ParsedRequestOf<typeof contract.listMenuItems>,
): Promise<ResultOf<typeof contract.listMenuItems>> {
  const rows = await allMenuRows(sql, client);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const groups = new Set(rows.map((row) => row.parentId));
  const list = inOrder(rows).map(({ id, parentId, name, path, title, icon, hidden, ...row }) => {
    const shipped = stored.get(id) as StoredMenuRow & { version: number };
    return {
      menuId: id,
      parentId,
      client,
      name,
      path,
      title,
      icon,
      hidden,
      isEnabled: row.isEnabled,
      permission: row.permission,
      isGroup: groups.has(id),
      isFixed: isFixedEntry({ name }),
      isChanged: Object.keys(shipped.overrides).length > 0,
      version: shipped.version,
      shipped: {
        title: shipped.title,
        icon: shipped.icon,
        hidden: shipped.hidden,
        permission: shipped.permission,
      },
    };
  });
  return { list };
}

/** Changes one entry. @throws Refusal `emptyMenu`, `fixedEntry` */
export async function updateMenuItem(
  act: Staff,
  { menuId, version, ...wish }: ParsedRequestOf<typeof contract.updateMenuItem>,
) {
  const client = await menuClientOf(act.sql, menuId);
  if (!client) throw new NotFound('没有这个菜单');
  const rows = await lockMenus(act.sql, client);
  const row = rows.find(({ id }) => id === menuId);
  if (!row) throw new NotFound('没有这个菜单');
  if (row.version !== version) throw await overtaken(act, contestedMenu(menuId));
  const isKept = wish.isEnabled && !wish.hidden && wish.permission === row.permission;
  if (isFixedEntry(row) && !isKept) throw new Refusal('fixedEntry');
  const overrides = overridesFor(row, wish);
  await requireMenus(
    act,
    client,
    rows.map((one) => (one.id === menuId ? { ...one, overrides } : one)),
  );
  await saveOverrides(act.sql, menuId, overrides);
  await act.audit({
    targetType: 'menu',
    targetId: menuId,
    detail: { name: row.name, before: row.overrides, after: overrides },
  });
  return {};
}

/** Puts the entries below one parent into a new order. @throws Refusal `otherEntries` when they are not all named */
export async function sortMenuItems(
  act: Staff,
  { client, parentId, menuIds }: ParsedRequestOf<typeof contract.sortMenuItems>,
) {
  const rows = (await lockMenus(act.sql, client)).filter((row) => row.parentId === parentId);
  const isWhole = new Set(menuIds).size === rows.length && rows.every(({ id }) => menuIds.includes(id));
  if (!isWhole) throw new Refusal('otherEntries');
  for (const [id, overrides] of movedOverrides(rows, menuIds)) await saveOverrides(act.sql, id, overrides);
  await act.audit({ targetType: 'menu', targetId: parentId, detail: { client, order: menuIds } });
  return {};
}

/** Puts one entry, or all of a shell, back to what the product ships. */
export async function resetMenuItems(
  act: Staff,
  { client, menuId }: ParsedRequestOf<typeof contract.resetMenuItems>,
) {
  const rows = await lockMenus(act.sql, client);
  const changed = rows.filter(
    (row) => (menuId === undefined || row.id === menuId) && Object.keys(row.overrides).length > 0,
  );
  if (menuId !== undefined && !rows.some(({ id }) => id === menuId)) throw new NotFound('没有这个菜单');
  const ids = new Set(changed.map(({ id }) => id));
  await requireMenus(
    act,
    client,
    rows.map((row) => (ids.has(row.id) ? { ...row, overrides: {} } : row)),
  );
  for (const row of changed) await saveOverrides(act.sql, row.id, {});
  await act.audit({
    targetType: 'menu',
    targetId: menuId ?? null,
    detail: { client, reset: changed.map(({ name, overrides }) => ({ name, overrides })) },
  });
  return { resetCount: changed.length };
}

/** The menu that people of a role see. */
export async function previewMenu(
  { sql }: Staff,
  { id }: ParsedRequestOf<typeof contract.previewMenu>,
): Promise<ResultOf<typeof contract.previewMenu>> {
  const role = await findRole(sql, id);
  if (!role) throw new NotFound('没有这个角色');
  const client = role.userType === 3 ? 'staff' : role.userType === 1 ? 'team' : 'volunteer';
  return { menu: menuTree(effectiveMenu(await allMenuRows(sql, client)), new Set(role.permissions)) };
}

async function requireMenus(act: Staff, client: MenuClient, rows: readonly StoredMenuRow[]): Promise<void> {
  const roles = (await rolesWithCounts(act.sql).execute()).filter(
    ({ userType }) => userType === userTypeOf[client],
  );
  const [name] = rolesWithoutMenu(rows, roles);
  if (name) throw new Refusal('emptyMenu', { msg: `改后“${name}”的菜单会是空的，请至少保留一项` });
}
