import { toDay } from '#platform/contract/instants.ts';
import { auditChanges } from '#platform/server/audit-changes.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { categoryOfType } from '../needs.rules.ts';
import { findItemByName } from './menu.queries.ts';
import { changeItem, changeOffer, lockItem, lockMenu } from './menu.store.ts';
import { lockOwnOffer } from './own-offer.ts';
import { requireAreas } from './require-areas.ts';

type Changing = ActOf<typeof contract.updateServiceOffer>;
type Request = RequestIn<typeof contract.updateServiceOffer>;

/**
 * Changes where, how often and from when the team offers a service; what staff sent back goes to them again.
 * @throws Refusal by the operation's list, NotFound, VersionConflict, InvalidInput naming fields
 */
export const updateServiceOffer: UseCase<typeof contract.updateServiceOffer> = async (act, request) => {
  const { offerId, weeklyQuota, pausedUntil } = request;
  const offer = await lockOwnOffer(act, request);
  const areas = await requireAreas(act.sql, request.areas);
  if (pausedUntil !== null && pausedUntil <= toDay(act.now))
    throw new InvalidInput([{ path: 'pausedUntil', msg: '恢复的日子应在今天以后' }]);
  await changeWords(act, request, offer.itemId);
  const change = { areas, weeklyQuota, pausedUntil };
  const status = offer.status === 'returned' ? 'pending' : offer.status;
  await changeOffer(act.sql, offerId, { ...change, status, updatedAt: act.now });
  await act.audit({
    targetType: 'serviceOffer',
    targetId: offerId,
    detail: auditChanges(offer, change, { told: ['areas', 'weeklyQuota', 'pausedUntil'] }),
  });
  return {};
};

/** The words of a service stay the team's until staff have put it on the menu. */
async function changeWords(act: Changing, { item }: Request, itemId: number): Promise<void> {
  if (!item) return;
  await lockMenu(act.sql);
  const known = await lockItem(act.sql, itemId);
  if (known?.status !== 'proposed' || known.proposedBy !== act.caller.teamId) return;
  const taken = await findItemByName(act.sql, item.name);
  if (taken && taken.id !== itemId) throw act.refuse('nameTaken', { result: { field: 'item.name' } });
  await changeItem(act.sql, itemId, {
    ...item,
    category: categoryOfType(item.needType),
    updatedAt: act.now,
  });
}
