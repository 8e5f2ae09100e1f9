import type { NeedWork } from '#domains/needs/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/dispatch.contract.ts';
import { contestedNeed } from '../contested.ts';
import { backToDesk, endAllOfNeed } from '../end-jobs.ts';
import { findNeedInScope } from '../jobs.queries.ts';

const outStatuses: readonly string[] = ['dispatched', 'openPool', 'accepted', 'inService'];

/**
 * Takes a need back from whoever was asked or works on it, so that it can be dispatched anew; teams read why, the requester
 * that another team is looked for. @throws Refusal notOut, NotFound, VersionConflict
 */
export const takeBackNeed: UseCase<typeof contract.takeBackNeed, { needs: NeedWork }> = async (
  act,
  { needId, version, reason },
  { needs },
) => {
  const placed = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = placed && (await needs.lock(act, needId));
  if (!need) throw new NotFound('没有找到这张单子');
  if (!outStatuses.includes(need.status)) throw await decidedAlready(act, contestedNeed(needId), 'notOut');
  if (need.version !== version) throw await overtaken(act, contestedNeed(needId));
  await endAllOfNeed(act, needId, {
    outcome: 'takenBack',
    by: 'staff',
    reason: 'takenBack',
    note: reason,
    why: `中心收回了这件任务：${reason}。不影响你们的响应率和信用。`,
  });
  const wasTaken = need.status === 'accepted' || need.status === 'inService';
  await backToDesk(act, needs, { need, by: 'staff', why: reason, tellsRequester: wasTaken });
  await act.audit({
    targetType: 'need',
    targetId: needId,
    reason,
    detail: { from: need.status, to: 'toDispatch' },
  });
  return {};
};
