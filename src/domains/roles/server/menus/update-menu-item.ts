import { NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/menu-admin.contract.ts';
import { contestedMenu } from '../contested-access.ts';
import { isFixedEntry, overridesFor } from './menu-overrides.rules.ts';
import { requireMenus } from './require-menus.ts';
import { menuClientOf } from '../roles.queries.ts';
import { lockMenus, saveOverrides } from '../roles.store.ts';

/** Changes one entry. @throws Refusal `emptyMenu`, `fixedEntry` */
export const updateMenuItem: UseCase<typeof contract.updateMenuItem> = async (
  act,
  { menuId, version, ...wish },
) => {
  const client = await menuClientOf(act.sql, menuId);
  if (!client) throw new NotFound('没有这个菜单');
  const rows = await lockMenus(act.sql, client);
  const row = rows.find(({ id }) => id === menuId);
  if (!row) throw new NotFound('没有这个菜单');
  if (row.version !== version) throw await overtaken(act, contestedMenu(menuId));
  const isKept = wish.isEnabled && !wish.hidden && wish.permission === row.permission;
  if (isFixedEntry(row) && !isKept) throw act.refuse('fixedEntry');
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
};
