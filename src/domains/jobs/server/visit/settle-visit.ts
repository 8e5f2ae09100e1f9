import { notify, notifyMany } from '#domains/messages/server/index.ts';
import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { assignmentNotices } from '../assign/assignment-notices.ts';
import { lockLiveAssignments } from '../assign/assignments.store.ts';
import { callerId } from '../end-jobs.ts';
import { jobNotices } from '../job-notices.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { changeJob, type JobRow, lockLiveJobs, moveJob } from '../jobs.store.ts';
import { visitLabel } from './propose-visit.ts';

type Settling = {
  need: NeedRow;
  job: JobRow;
  by: 'requester' | 'staff';
  isAgreed: boolean;
  note: string;
};

/** The job whose proposed visit waits for an answer. @throws Refusal notProposed, timePast */
export async function requireProposed(
  act: Act<Caller, 'notProposed' | 'timePast'>,
  needId: number,
  version?: number,
): Promise<JobRow> {
  const job = (await lockLiveJobs(act.sql, needId)).find(({ visitStatus }) => visitStatus === 'proposed');
  if (!job || (version !== undefined && job.version !== version)) throw act.refuse('notProposed');
  if (job.visitStart === null || job.visitStart <= act.now) throw act.refuse('timePast');
  return job;
}

/** Notes the requester's answer to a visit. Agreed for the first time, the service begins; the team is told either way. */
export async function settleVisit(
  act: Act<Caller, never>,
  needs: NeedWork,
  { need, job, by, isAgreed, note }: Settling,
): Promise<void> {
  const change = { visitStatus: isAgreed ? ('agreed' as const) : ('refused' as const), visitNote: note };
  if (isAgreed && need.status === 'accepted') {
    await moveJob(act.sql, job, { to: 'inProgress', by, byId: callerId(act), now: act.now, change });
    await needs.move(act, need, { to: 'inService', by });
  } else await changeJob(act.sql, job.id, { now: act.now, ...change });
  if (isAgreed) await tellMembers(act, job);
  const [team] = await teamAccounts(act.sql, job.teamId === null ? [] : [job.teamId]);
  if (team && job.visitStart && job.visitEnd)
    await notify(
      act,
      jobNotices.visitAnswered({
        accountId: team.accountId,
        job,
        isAgreed,
        visit: visitLabel({ visitStart: job.visitStart, visitEnd: job.visitEnd }),
        note,
        version: job.version,
      }),
    );
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    reason: note || undefined,
    detail: { visitStatus: change.visitStatus },
  });
}

/** Whoever is asked or said yes learns the time that holds now. */
async function tellMembers(act: Act<Caller, never>, job: JobRow): Promise<void> {
  const { visitStart, visitEnd, version } = job;
  if (!visitStart || !visitEnd) return;
  const parts = await lockLiveAssignments(act.sql, [job.id]);
  const visit = visitLabel({ visitStart, visitEnd });
  await notifyMany(
    act,
    parts
      .filter(({ inAt }) => !inAt)
      .map(({ id, volunteerId }) =>
        assignmentNotices.visitAgreed({ accountId: volunteerId, assignmentId: id, job, visit, version }),
      ),
  );
}
