import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/menu-admin.contract.ts';
import { inOrder, isFixedEntry, type StoredMenuRow } from './menu-overrides.rules.ts';
import { allMenuRows } from '../roles.queries.ts';

/** Every entry of a shell in the order people see, with what was changed. */
export const listMenuItems: UseCase<typeof contract.listMenuItems> = async ({ sql }, { client }) => {
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
};
