import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/menu-admin.contract.ts';
import { movedOverrides } from './menu-overrides.rules.ts';
import { lockMenus, saveOverrides } from '../roles.store.ts';

/** Puts the entries below one parent into a new order. @throws Refusal `otherEntries` when they are not all named */
export const sortMenuItems: UseCase<typeof contract.sortMenuItems> = async (
  act,
  { client, parentId, menuIds },
) => {
  const rows = (await lockMenus(act.sql, client)).filter((row) => row.parentId === parentId);
  const isWhole = new Set(menuIds).size === rows.length && rows.every(({ id }) => menuIds.includes(id));
  if (!isWhole) throw act.refuse('otherEntries');
  for (const [id, overrides] of movedOverrides(rows, menuIds)) await saveOverrides(act.sql, id, overrides);
  await act.audit({ targetType: 'menu', targetId: parentId, detail: { client, order: menuIds } });
  return {};
};
