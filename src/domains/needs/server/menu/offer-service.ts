import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { ActOf, RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { mostOffers } from '../../contract/service-menu.words.ts';
import { categoryOfType } from '../needs.rules.ts';
import { findItemByName, openOffersOf } from './menu.queries.ts';
import { insertItem, insertOffer, lockItem, lockMenu } from './menu.store.ts';
import { requireAreas } from './require-areas.ts';

type Offering = ActOf<typeof contract.offerService>;
type Request = RequestIn<typeof contract.offerService>;

/** Asks to offer a service, of the menu or new. @throws Refusal by `offerServiceRefusals`, InvalidInput naming fields */
export const offerService: UseCase<typeof contract.offerService> = async (act, request) => {
  const { teamId } = act.caller;
  const areas = await requireAreas(act.sql, request.areas);
  await lockMenu(act.sql);
  const own = await openOffersOf(act.sql, teamId);
  if (own.length >= mostOffers) throw act.refuse('tooManyOffers');
  const itemId = request.serviceItemId ?? (await propose(act, request));
  const item = await lockItem(act.sql, itemId);
  if (!item || (item.status !== 'listed' && item.proposedBy !== teamId)) throw act.refuse('itemUnknown');
  if (own.some((offer) => offer.itemId === itemId)) throw act.refuse('alreadyOffered');
  const { id } = await insertOffer(act.sql, {
    itemId,
    teamId,
    areas,
    weeklyQuota: request.weeklyQuota,
    status: 'pending',
    pausedUntil: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: act.now,
    updatedAt: act.now,
  });
  await act.audit({ targetType: 'serviceOffer', targetId: id, detail: { name: item.name } });
  return { offerId: id };
};

/** Keeps a service that nobody offers yet, until staff have read it. */
async function propose(act: Offering, { item }: Request): Promise<number> {
  if (!item) throw new InvalidInput([{ path: 'serviceItemId', msg: '请选一项服务，或者写一项新的' }]);
  if (await findItemByName(act.sql, item.name))
    throw act.refuse('nameTaken', { result: { field: 'item.name' } });
  const { id } = await insertItem(act.sql, {
    ...item,
    category: categoryOfType(item.needType),
    status: 'proposed',
    proposedBy: act.caller.teamId,
    createdAt: act.now,
    updatedAt: act.now,
  });
  return id;
}
