import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import { startOfDay, toDay } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { mostPoolReturns } from '../../contract/jobs.words.ts';
import { leftOutLabels } from '../../contract/ranking.words.ts';
import { placeOf, wantedOf } from '../dispatch/rank-for-need.ts';
import { findNeed, runningDispatch, takerOf } from '../jobs.queries.ts';
import { endDispatch, insertJob, lockTeamClaims } from '../jobs.store.ts';
import { jobOfNeed, workDues } from '../new-job.ts';
import { knownTeams, readDispatchSettings } from '../ranking/ranking.queries.ts';
import { judgeTeam } from '../ranking/ranking.rules.ts';
import { countPoolReturns } from './pool.queries.ts';

type Claiming = ActOf<typeof contract.claimNeed>;

/**
 * Takes a need out of the pool for the calling team. What the team is judged by is read before the need is locked, so that
 * the lock is short; the first valid claim has it, everybody after it is told who was faster.
 * @throws Refusal by `claimNeedRefusals`, NotFound
 */
export const claimNeed: UseCase<typeof contract.claimNeed, { needs: NeedWork }> = async (
  act,
  { needId },
  { needs },
) => {
  const { teamId, accountId } = act.caller;
  await lockTeamClaims(act.sql, teamId);
  const today = startOfDay(toDay(act.now));
  if ((await countPoolReturns(act.sql, teamId, today)) >= mostPoolReturns) throw act.refuse('tooManyReturns');
  const placed = await findNeed(act.sql, needId);
  if (!placed || placed.publicTitle === null) throw new NotFound('没有找到这张单子');
  if (placed.status !== 'openPool') throw await tooLate(act, placed);
  const looking = { needId, category: placed.category, place: placeOf(placed), now: act.now };
  const [team] = await knownTeams(act.sql, looking, [teamId]);
  if (!team) throw new NotFound('没有找到这张单子');
  const stopped = judgeTeam(team, wantedOf(placed), await readDispatchSettings(act.sql));
  if (stopped) throw act.refuse('notEligible', { msg: `你们现在不能接这张单：${leftOutLabels[stopped]}` });
  const dues = await workDues(act);
  const need = await needs.lock(act, needId);
  if (!need || need.status !== 'openPool') throw await tooLate(act, need ?? placed);
  const dispatch = await runningDispatch(act.sql, needId);
  if (!dispatch || dispatch.dueAt <= act.now) throw act.refuse('poolOver');
  const job = {
    ...(await jobOfNeed(act, need)),
    ...dues,
    status: 'accepted' as const,
    dispatchId: dispatch.id,
    teamId,
    wasClaimed: true,
  };
  await insertJob(act.sql, job, { byKind: 'team', byId: accountId, reason: null });
  await endDispatch(act.sql, needId, { outcome: 'taken', now: act.now });
  await needs.move(act, need, {
    to: 'accepted',
    by: 'team',
    news: { news: 'accepted', team: team.shortName, dueAt: dues.contactDueAt },
  });
  await act.audit({
    targetType: 'need',
    targetId: needId,
    detail: { from: 'openPool', to: 'accepted', jobNo: job.jobNo },
  });
  return { jobId: job.id };
};

/** Who came first is named; what is in no pool any more for another reason says that. */
async function tooLate(act: Claiming, need: Pick<NeedRow, 'id' | 'status'>) {
  const taker = await takerOf(act.sql, need.id);
  if (taker && taker.teamId === act.caller.teamId)
    return act.refuse('taken', { msg: '你们已经接了这张单，在队伍任务里', result: { jobId: taker.jobId } });
  if (taker) return act.refuse('taken', { msg: `刚刚被${taker.shortName}接走了` });
  return act.refuse(need.status === 'toDispatch' ? 'poolOver' : 'notOpen');
}
