import { toDay } from '#platform/contract/instants.ts';
import type { ActOf } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/needs.contract.ts';
import { countOrders, findMenuItem, offersOn } from '../menu/menu.queries.ts';
import { judgeOrder, weekBegan } from '../menu/menu.rules.ts';
import { lockItem } from '../menu/menu.store.ts';

/**
 * Lets an order of the menu through while teams of the district still take some this week; orders of one service are counted
 * one after the other. @throws Refusal by `menuRefusals`
 */
export async function requireService(
  act: ActOf<typeof contract.raiseNeed>,
  serviceItemId: number | undefined,
  area: string,
): Promise<void> {
  if (serviceItemId === undefined) return;
  await lockItem(act.sql, serviceItemId);
  const item = await findMenuItem(act.sql, serviceItemId);
  const offers = item ? await offersOn(act.sql, [item.id]) : [];
  const ordered = await countOrders(act.sql, [serviceItemId], weekBegan(act.now));
  const refusal = judgeOrder(offers, {
    orderedCount: ordered.get(serviceItemId) ?? 0,
    area,
    today: toDay(act.now),
  });
  if (refusal) throw act.refuse(refusal, { result: { field: 'serviceItemId' } });
}
