import { notify } from '#domains/messages/server/index.ts';
import type { NeedRow, NeedWork } from '#domains/needs/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { backToDesk, endJobs } from '../end-jobs.ts';
import { jobNotices } from '../job-notices.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { changeJob, type JobRow, lockJob, moveJob } from '../jobs.store.ts';
import { visitLabel } from '../visit/propose-visit.ts';
import {
  activityOfJob,
  isBegun,
  isSettled,
  type JobActivityRow,
  jobsBehindActivity,
} from './job-activity.queries.ts';

const batch = 100;
type Followed = { job: JobRow; need: NeedRow | undefined; activity: JobActivityRow };

/** Jobs follow the activities that were made of them: public begins the service, cancelled gives the job back, settled asks for the report. */
export const followActivitiesTask = (needs: NeedWork): BackgroundTask => ({
  name: 'jobs.followActivities',
  label: '任务跟随所办活动',
  everyMs: minuteMs,
  run: async (act) => {
    const behind = await jobsBehindActivity(act.sql, batch);
    for (const { id, needId } of behind) {
      const need = needId === null ? undefined : await needs.lock(act, needId);
      const job = await lockJob(act.sql, id);
      const activity = job && (await activityOfJob(act.sql, job.activityId));
      if (job && activity) await follow(act, needs, { job, need, activity });
    }
    return behind.length === batch;
  },
});

async function follow(act: Act, needs: NeedWork, followed: Followed): Promise<void> {
  const { job, activity } = followed;
  const isWaiting = job.status === 'accepted' || job.status === 'assigning';
  if (!isWaiting && job.status !== 'inProgress') return;
  if (activity.status === 'cancelled') await giveBack(act, needs, followed);
  else {
    if (isWaiting && isBegun(activity)) await begin(act, needs, followed);
    if (job.activityToldAt === null && isSettled(activity)) await askForReport(act, followed);
  }
}

async function begin(act: Act, needs: NeedWork, { job, need, activity }: Followed): Promise<void> {
  await moveJob(act.sql, job, {
    to: 'inProgress',
    by: 'system',
    byId: null,
    now: act.now,
    change: { contactedAt: job.contactedAt ?? act.now },
  });
  const [team] = await teamAccounts(act.sql, job.teamId === null ? [] : [job.teamId]);
  const { startsAt: visitStart, endsAt: visitEnd } = activity;
  const visit = visitStart && visitEnd ? visitLabel({ visitStart, visitEnd }) : '';
  if (need?.status === 'accepted')
    await needs.move(act, need, {
      to: 'inService',
      by: 'system',
      news: { news: 'activity', team: team?.shortName ?? '', visit },
    });
  await noted(act, job, { from: job.status, to: 'inProgress' });
}

async function giveBack(act: Act, needs: NeedWork, { job, need }: Followed): Promise<void> {
  const why = '由它转成的活动取消了，任务退回中心。';
  await endJobs(act, [{ ...job, activityId: null }], { by: 'system', reason: 'activityCancelled', why });
  if (need)
    await backToDesk(act, needs, {
      need,
      by: 'system',
      why: '接单的队伍把它转成了活动，活动取消了，请另派一支队伍。',
      tellsRequester: true,
    });
  await noted(act, job, { from: job.status, to: 'withdrawn' });
}

async function askForReport(act: Act, { job, activity: { activityId } }: Followed): Promise<void> {
  const [team] = await teamAccounts(act.sql, job.teamId === null ? [] : [job.teamId]);
  if (team) await notify(act, jobNotices.activitySettled({ accountId: team.accountId, job, activityId }));
  await changeJob(act.sql, job.id, { now: act.now, activityToldAt: act.now });
}

const noted = (act: Act, job: JobRow, detail: { from: string; to: string }) =>
  act.audit({
    targetType: 'job',
    targetId: job.id,
    action: 'followActivity',
    detail: { ...detail, activityId: job.activityId },
  });
