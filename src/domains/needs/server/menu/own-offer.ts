import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { type Contested, overtaken } from '#platform/server/calls/overtaken.ts';
import { offerVerdictLabels } from '../../contract/service-menu.words.ts';
import { lockOffer } from './menu.store.ts';

export const contestedOffer = (offerId: number): Contested => ({
  targetType: 'serviceOffer',
  targetId: offerId,
  noun: '这项服务',
  deeds: {
    offerService: '申请',
    updateServiceOffer: '修改',
    endServiceOffer: '停止',
    decideServiceOffer: offerVerdictLabels,
  },
});

/** The caller's own offer, locked. @throws NotFound for another team's, Refusal `offerEnded`, VersionConflict */
export async function lockOwnOffer(
  act: Act<TeamCaller, 'offerEnded'>,
  { offerId, version }: { offerId: number; version: number },
) {
  const offer = await lockOffer(act.sql, offerId);
  if (offer?.teamId !== act.caller.teamId) throw new NotFound('没有找到这项服务');
  if (offer.status === 'ended') throw act.refuse('offerEnded');
  if (offer.version !== version) throw await overtaken(act, contestedOffer(offerId));
  return offer;
}
