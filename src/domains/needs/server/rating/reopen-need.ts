import { readDueAfter } from '#domains/site/server/index.ts';
import { NotFound, VersionConflict } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/rating.contract.ts';
import { clockEnd } from '../needs.rules.ts';
import { lockNeed, moveNeed } from '../needs.store.ts';
import { findNeedInScope } from '../review/review.queries.ts';
import { judgeReopening } from './rating.rules.ts';

const dispatchWorkdays = 1;

/** Takes a closed need up again; what was said of it before stays. @throws Refusal by `reopenNeedRefusals`, NotFound outside the data scope, VersionConflict */
export const reopenNeed: UseCase<typeof contract.reopenNeed> = async (act, { needId, version, reason }) => {
  const isMine = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = isMine && (await lockNeed(act.sql, needId));
  if (!need) throw new NotFound('没有找到这张单子');
  const refusal = judgeReopening(need, act.now);
  if (refusal) throw act.refuse(refusal);
  if (need.version !== version) throw new VersionConflict('这张单刚刚有变化，请看过新的状态再决定');
  const workdayDue = await readDueAfter(act.sql, act.now, dispatchWorkdays);
  await moveNeed(act.sql, {
    needId,
    to: 'toDispatch',
    now: act.now,
    step: { byKind: 'staff', byId: act.caller.accountId, reason: null, note: reason },
    change: {
      endedAt: null,
      outcome: null,
      rateDueAt: null,
      reworkCount: need.reworkCount + 1,
      dispatchDueAt: clockEnd(need.urgency, act.now, workdayDue),
      overdueToldAt: null,
    },
  });
  await act.audit({
    targetType: 'need',
    targetId: needId,
    reason,
    detail: { from: 'closed', to: 'toDispatch', outcome: need.outcome },
  });
  return {};
};
