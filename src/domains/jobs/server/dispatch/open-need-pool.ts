import { notifyMany } from '#domains/messages/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/dispatch.contract.ts';
import { workClocks } from '../../contract/jobs.words.ts';
import { contestedNeed } from '../contested.ts';
import { jobNotices } from '../job-notices.ts';
import { findNeedInScope, teamAccounts } from '../jobs.queries.ts';
import { answerDue } from '../jobs.rules.ts';
import { insertDispatch } from '../jobs.store.ts';
import { leftOutView, rankForNeed, rankedView } from './rank-for-need.ts';

/** Opens a verified need to every team that can do it; the best ranked are told. @throws Refusal notWaiting, NotFound, VersionConflict */
export const openNeedPool: UseCase<typeof contract.openNeedPool, { needs: NeedWork }> = async (
  act,
  { needId, version },
  { needs },
) => {
  const placed = await findNeedInScope(act.sql, needId, act.caller.scope);
  const need = placed && (await needs.lock(act, needId));
  if (!placed || !need) throw new NotFound('没有找到这张单子');
  if (need.status !== 'toDispatch') throw await decidedAlready(act, contestedNeed(needId), 'notWaiting');
  if (need.version !== version) throw await overtaken(act, contestedNeed(needId));
  const { ranked, leftOut } = await rankForNeed(act.sql, placed, act.now);
  const workdayDue = new Date(act.now.getTime() + workClocks.poolHours * hourMs);
  const dueAt = answerDue({ ...need, urgency: 'normal', now: act.now, workdayDue });
  await insertDispatch(act.sql, {
    id: act.newId(),
    needId,
    mode: 'pool',
    ranked: JSON.stringify(ranked.map(rankedView)),
    leftOut: JSON.stringify(leftOut.map(leftOutView)),
    choiceReason: null,
    byId: act.caller.accountId,
    at: act.now,
    dueAt,
    endedAt: null,
    outcome: null,
  });
  await needs.move(act, need, { to: 'openPool', by: 'staff' });
  const near = await teamAccounts(
    act.sql,
    ranked.map(({ teamId }) => teamId),
  );
  const title = need.publicTitle ?? need.title;
  await notifyMany(
    act,
    near.map(({ accountId }) => jobNotices.pooled({ accountId, needId, title, dueAt })),
  );
  await act.audit({ targetType: 'need', targetId: needId, detail: { from: need.status, to: 'openPool' } });
  return { dueAt: toInstant(dueAt) };
};
