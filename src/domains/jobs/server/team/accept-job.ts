import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { contestedJob } from '../contested.ts';
import { plannedVisit } from '../directive/directives.rules.ts';
import { tellIssuer } from '../directive/tell-issuer.ts';
import { endJobs } from '../end-jobs.ts';
import { takerOf, teamAccounts } from '../jobs.queries.ts';
import { endDispatch, type JobRow, lockLiveJobs, moveJob } from '../jobs.store.ts';
import { workDues } from '../new-job.ts';
import { lockOwnJob } from './own-job.ts';

type Answering = ActOf<typeof contract.acceptJob>;

/** A job waits for this team's answer, in time. Who was faster is named. @throws Refusal expired, taken, notIssued, VersionConflict */
export async function requireIssued(act: Answering, job: JobRow, version: number): Promise<void> {
  if (job.status === 'expired') throw act.refuse('expired');
  if (job.status === 'withdrawn' && job.reason === 'takenByOther' && job.needId !== null) {
    const taker = await takerOf(act.sql, job.needId);
    throw act.refuse('taken', taker ? { msg: `刚刚被${taker.shortName}接走了` } : {});
  }
  if (job.status !== 'issued') throw act.refuse('notIssued');
  if (job.acceptDueAt !== null && job.acceptDueAt <= act.now) throw act.refuse('expired');
  if (job.version !== version) throw await overtaken(act, contestedJob(job.id));
}

/** Takes a job on; its clocks begin, the other teams that were asked are free, the requester is told. @throws Refusal by `answerJobRefusals` */
export const acceptJob: UseCase<typeof contract.acceptJob, { needs: NeedWork }> = async (
  act,
  { jobId, version },
  { needs },
) => {
  const { job, need } = await lockOwnJob(act, jobId, needs);
  await requireIssued(act, job, version);
  const dues = await workDues(act, need ? act.now : job.planEnd);
  await moveJob(act.sql, job, {
    to: 'accepted',
    by: 'team',
    byId: act.caller.accountId,
    now: act.now,
    change: need ? dues : { ...dues, contactDueAt: null },
  });
  if (need) await takeNeed(act, needs, { need, job, contactDueAt: dues.contactDueAt });
  else await takeDirective(act, job);
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    detail: { from: 'issued', to: 'accepted', ...(need && { needNo: need.needNo }) },
  });
  return {};
};

/** What the centre asked for has its time, and needs nobody's word besides the team's: the work is on. */
async function takeDirective(act: Answering, job: JobRow): Promise<void> {
  await moveJob(
    act.sql,
    { id: job.id, status: 'accepted' },
    { to: 'inProgress', by: 'team', byId: act.caller.accountId, now: act.now, change: plannedVisit(job) },
  );
  await tellIssuer(act, job, { deed: '接下了' });
}

type Taking = { need: NeedRow; job: JobRow; contactDueAt: Date };

async function takeNeed(act: Answering, needs: NeedWork, { need, job, contactDueAt }: Taking): Promise<void> {
  const others = (await lockLiveJobs(act.sql, need.id)).filter(({ id }) => id !== job.id);
  const [team] = await teamAccounts(act.sql, [act.caller.teamId]);
  await endJobs(act, others, {
    by: 'system',
    reason: 'takenByOther',
    why: `${team?.shortName ?? '别的队伍'}先接了，你们不用再答复，不影响响应率。`,
  });
  await endDispatch(act.sql, need.id, { outcome: 'taken', now: act.now });
  await needs.move(act, need, {
    to: 'accepted',
    by: 'team',
    news: { news: 'accepted', team: team?.shortName ?? '', dueAt: contactDueAt },
  });
}
