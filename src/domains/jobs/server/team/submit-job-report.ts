import type { NeedWork } from '#domains/needs/server/index.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit.contract.ts';
import { contestedJob } from '../contested.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { moveJob } from '../jobs.store.ts';
import { lockOwnJob } from './own-job.ts';

/**
 * Reports what was done (结项报告), once the agreed visit has begun; the requester is asked by text message, and the team's own
 * verdict stays hidden until then. @throws Refusal notInProgress, visitAhead, NotFound, VersionConflict
 */
export const submitJobReport: UseCase<typeof contract.submitJobReport, { needs: NeedWork }> = async (
  act,
  { jobId, version, resultCode, resultText },
  { needs },
) => {
  const { job, need } = await lockOwnJob(act, jobId, needs);
  if (job.status !== 'inProgress') throw act.refuse('notInProgress');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  if (job.visitStart && job.visitStart > act.now) throw act.refuse('visitAhead');
  await moveJob(act.sql, job, {
    to: 'submitted',
    by: 'team',
    byId: act.caller.accountId,
    now: act.now,
    change: { resultCode, resultText, submittedAt: act.now },
  });
  if (need) {
    const [team] = await teamAccounts(act.sql, [act.caller.teamId]);
    await needs.move(act, need, {
      to: 'toRate',
      by: 'team',
      news: { news: 'reported', team: team?.shortName ?? '' },
    });
  }
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    detail: { from: 'inProgress', to: 'submitted', resultCode },
  });
  return {};
};
