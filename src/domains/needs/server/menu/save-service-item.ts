import { auditChanges } from '#platform/server/audit-changes.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { categoryOfType } from '../needs.rules.ts';
import { findItemByName } from './menu.queries.ts';
import { changeItem, insertItem, lockItem, lockMenu } from './menu.store.ts';

const contestedItem = (itemId: number): Contested => ({
  targetType: 'serviceItem',
  targetId: itemId,
  noun: '这一项',
  deeds: { saveServiceItem: '修改' },
});

const told = ['name', 'needType', 'summary', 'terms', 'minutes', 'leadDays', 'status'] as const;

/** Makes or changes a service, or takes it off the menu. @throws Refusal `nameTaken`, NotFound, VersionConflict */
export const saveServiceItem: UseCase<typeof contract.saveServiceItem> = async (
  act,
  { serviceItemId, version, isListed, ...words },
) => {
  await lockMenu(act.sql);
  const taken = await findItemByName(act.sql, words.name);
  if (taken && taken.id !== serviceItemId) throw act.refuse('nameTaken', { result: { field: 'name' } });
  const kept = { ...words, category: categoryOfType(words.needType), updatedAt: act.now };
  const status = isListed ? ('listed' as const) : ('off' as const);
  if (serviceItemId === undefined) {
    const { id } = await insertItem(act.sql, { ...kept, status, proposedBy: null, createdAt: act.now });
    await act.audit({ targetType: 'serviceItem', targetId: id, detail: { name: words.name } });
    return { serviceItemId: id };
  }
  const item = await lockItem(act.sql, serviceItemId);
  if (!item) throw new NotFound('菜单里没有这一项');
  if (item.version !== version) throw await overtaken(act, contestedItem(serviceItemId));
  // What a team proposed comes onto the menu with its offer.
  const change = { ...kept, status: item.status === 'proposed' && isListed ? item.status : status };
  await changeItem(act.sql, serviceItemId, change);
  await act.audit({
    targetType: 'serviceItem',
    targetId: serviceItemId,
    detail: auditChanges(item, change, { told }),
  });
  return { serviceItemId };
};
