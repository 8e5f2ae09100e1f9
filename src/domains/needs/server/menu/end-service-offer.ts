import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { changeOffer } from './menu.store.ts';
import { lockOwnOffer } from './own-offer.ts';

/** The team offers a service no more. @throws Refusal `offerEnded`, NotFound, VersionConflict */
export const endServiceOffer: UseCase<typeof contract.endServiceOffer> = async (act, request) => {
  const offer = await lockOwnOffer(act, request);
  await changeOffer(act.sql, offer.id, { status: 'ended', pausedUntil: null, updatedAt: act.now });
  await act.audit({
    targetType: 'serviceOffer',
    targetId: offer.id,
    detail: { from: offer.status, to: 'ended' },
  });
  return {};
};
