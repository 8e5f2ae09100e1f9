import { NotFound } from '#platform/server/calls/failures.ts';
import { VersionConflict } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/needs.contract.ts';
import { cancelReasonLabels } from '../contract/needs.words.ts';
import type { NeedVault } from './need-vault.ts';
import type { NeedsReactions } from './reactions.ts';
import { mayMove } from './needs.rules.ts';
import { lockNeed, moveNeed } from './needs.store.ts';
import { requireOwnNeed } from './require-own-need.ts';
import type { TellRequester } from './tell-requester.ts';

/** Ends a need by the word of whoever raised it. @throws Refusal by `withdrawNeedRefusals`, NotFound, VersionConflict */
export const withdrawNeed: UseCase<
  typeof contract.withdrawNeed,
  { people: NeedVault; tell: TellRequester; reactions: NeedsReactions }
> = async (act, request, { people, tell, reactions }) => {
  const { needId, version, reason, note } = request;
  await requireOwnNeed(act, request, people);
  if (reason === 'other' && note === '') throw act.refuse('noteMissing', { result: { field: 'note' } });
  const need = await lockNeed(act.sql, needId);
  if (!need) throw new NotFound('没有找到这张单子');
  if (!mayMove(need.status, 'cancelled', 'requester')) throw act.refuse('notOpen');
  if (need.version !== version) throw new VersionConflict('这张单刚刚有变化，请看过新的状态再决定');
  const accountId = act.caller.kind === 'volunteer' ? act.caller.accountId : null;
  await moveNeed(act.sql, {
    needId,
    to: 'cancelled',
    now: act.now,
    step: { byKind: 'requester', byId: accountId, reason, note },
    change: { endedAt: act.now },
  });
  await reactions.onWithdrawn(act, needId);
  const { needNo, title, requesterAccountId } = need;
  const { requesterMobile: mobile } = people.open(need.privateCipher);
  await tell(
    act,
    { needId, needNo, title, mobile, accountId: requesterAccountId },
    {
      news: 'cancelled',
      note: `原因：${note || cancelReasonLabels[reason]}`,
    },
  );
  await act.audit({
    targetType: 'need',
    targetId: needId,
    reason: note || cancelReasonLabels[reason],
    detail: { from: need.status, to: 'cancelled' },
  });
  return {};
};
