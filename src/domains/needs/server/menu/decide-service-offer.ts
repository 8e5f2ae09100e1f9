import { notify } from '#domains/messages/server/index.ts';
import { teamFacts } from '#domains/teams/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import {
  type OfferVerdict,
  offerVerdictLabels,
  type ServiceOfferStatus,
} from '../../contract/service-menu.words.ts';
import { changeItem, changeOffer, lockItem, lockOffer } from './menu.store.ts';
import { contestedOffer } from './own-offer.ts';

/** From which states a verdict is possible, and where it leads. */
const moves: Readonly<Record<OfferVerdict, { from: ServiceOfferStatus; to: ServiceOfferStatus }>> = {
  approve: { from: 'pending', to: 'on' },
  return: { from: 'pending', to: 'returned' },
  remove: { from: 'on', to: 'returned' },
};

/**
 * Approves a team's offer, returns it, or takes it off; the team is told.
 * @throws Refusal by `decideOfferRefusals`, NotFound, VersionConflict
 */
export const decideServiceOffer: UseCase<typeof contract.decideServiceOffer> = async (act, request) => {
  const { offerId, version, verdict, note } = request;
  const offer = await lockOffer(act.sql, offerId);
  if (!offer) throw new NotFound('没有找到这支队伍的申请');
  const { from, to } = moves[verdict];
  if (offer.status !== from) throw await decidedAlready(act, contestedOffer(offerId), 'offerDecided');
  if (offer.version !== version) throw await overtaken(act, contestedOffer(offerId));
  if (verdict !== 'approve' && note === '') throw act.refuse('noteMissing', { result: { field: 'note' } });
  const item = await lockItem(act.sql, offer.itemId);
  if (!item) throw new NotFound('菜单里没有这一项');
  if (verdict === 'approve' && item.status === 'proposed')
    await changeItem(act.sql, item.id, { status: 'listed', updatedAt: act.now });
  await changeOffer(act.sql, offerId, {
    status: to,
    note,
    decidedBy: act.caller.accountId,
    decidedAt: act.now,
    updatedAt: act.now,
  });
  await tellTeam(act, { teamId: offer.teamId, name: item.name, verdict, note });
  await act.audit({
    targetType: 'serviceOffer',
    targetId: offerId,
    reason: note || undefined,
    detail: { verdict, name: item.name },
  });
  return {};
};

type Told = { teamId: number; name: string; verdict: OfferVerdict; note: string };

const said: Readonly<Record<OfferVerdict, string>> = {
  approve: '已经上架，居民可以点了。要暂停或者改次数，随时在“我们的服务”里改。',
  return: '改好以后可以再提交。',
  remove: '已点的单子照常办，要恢复请改好以后再提交。',
};

async function tellTeam(
  act: ActOf<typeof contract.decideServiceOffer>,
  { teamId, name, verdict, note }: Told,
): Promise<void> {
  const team = await teamFacts(act.sql, teamId);
  if (!team) return;
  await notify(act, {
    accountId: team.accountId,
    category: 'review',
    level: verdict === 'approve' ? 'normal' : 'important',
    title: `服务“${name}”${offerVerdictLabels[verdict]}`,
    body: `${note ? `${note.replace(/。$/, '')}。` : ''}${said[verdict]}`,
    link: '/teamcenter/index/teammodify/services',
  });
}
