import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/visit.contract.ts';
import { endParts } from '../assign/end-assignments.ts';
import { lockLiveAssignments } from '../assign/assignments.store.ts';
import { contestedJob } from '../contested.ts';
import { tellIssuer } from '../directive/tell-issuer.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { moveJob } from '../jobs.store.ts';
import { runsAsActivity } from '../activity/job-activity.queries.ts';
import { lockOwnJob } from './own-job.ts';

/**
 * Reports what was done (结项报告), once the agreed visit has begun; the requester is asked by text message, and the team's own
 * verdict stays hidden until then. Nobody is inside any more, and who has not been there need not go. @throws Refusal notInProgress, visitAhead, activityAhead, membersInside, NotFound, VersionConflict
 */
export const submitJobReport: UseCase<
  typeof contract.submitJobReport,
  { needs: NeedWork; rateUrlOf: (need: NeedRow) => string }
> = async (act, { jobId, version, resultCode, resultText }, { needs, rateUrlOf }) => {
  const { job, need } = await lockOwnJob(act, jobId, needs);
  if (job.status !== 'inProgress' || job.kind === 'standing') throw act.refuse('notInProgress');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  if (job.visitStart && job.visitStart > act.now) throw act.refuse('visitAhead');
  if (await runsAsActivity(act.sql, job.activityId)) throw act.refuse('activityAhead');
  const parts = await lockLiveAssignments(act.sql, [jobId]);
  if (parts.some(({ inAt, outAt }) => inAt && !outAt)) throw act.refuse('membersInside');
  await endParts(
    act,
    parts.filter(({ inAt }) => !inAt).map((part) => ({ part, job })),
    { by: 'team', reason: 'jobOver', why: '队伍已经结项，不用去了。' },
  );
  await moveJob(act.sql, job, {
    to: 'submitted',
    by: 'team',
    byId: act.caller.accountId,
    now: act.now,
    change: { resultCode, resultText, submittedAt: act.now },
  });
  if (!need) await tellIssuer(act, job, { deed: '交了结项报告，请验收' });
  else {
    const [team] = await teamAccounts(act.sql, [act.caller.teamId]);
    await needs.move(act, need, {
      to: 'toRate',
      by: 'team',
      news: { news: 'reported', team: team?.shortName ?? '', link: { url: rateUrlOf(need) } },
    });
  }
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    detail: { from: 'inProgress', to: 'submitted', resultCode },
  });
  return {};
};
