import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/menu-admin.contract.ts';
import { requireMenus } from './require-menus.ts';
import { lockMenus, saveOverrides } from '../roles.store.ts';

/** Puts one entry, or all of a shell, back to what the product ships. */
export const resetMenuItems: UseCase<typeof contract.resetMenuItems> = async (act, { client, menuId }) => {
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
};
