import { notify, notifyMany } from '#domains/messages/server/index.ts';
import { staffHolding } from '#domains/roles/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { followActivitiesTask } from './activity/follow-activities.ts';
import { assignmentTasks } from './assign/assignments.tasks.ts';
import { tellIssuer } from './directive/tell-issuer.ts';
import { afterNo, backToDesk } from './end-jobs.ts';
import { jobNotices } from './job-notices.ts';
import {
  expiringJobs,
  lapsedJobs,
  lapsedPools,
  newlyLateJobs,
  runningDispatch,
  teamAccounts,
} from './jobs.queries.ts';
import { endDispatch, lockJob, markExpiringTold, markLate, moveJob } from './jobs.store.ts';
import { microTasks } from './micro/micro.tasks.ts';
import { standingTasks } from './standing/standing.tasks.ts';
import { returnJobsTask } from './team/return-jobs.ts';
import { refreshReach } from './ranking/ranking.store.ts';

const batch = 100;
const reachEveryMs = 10 * minuteMs;

/** Teams that did not answer in time are asked no more; it counts in the answer record and nowhere else. */
const expireJobs = (needs: NeedWork) =>
  async function expire(act: Act): Promise<boolean> {
    const lapsed = await lapsedJobs(act.sql, act.now, batch);
    for (const { id, needId } of lapsed) {
      const need = needId === null ? undefined : await needs.lock(act, needId);
      const job = await lockJob(act.sql, id);
      if (job?.status !== 'issued') continue;
      await moveJob(act.sql, job, { to: 'expired', by: 'system', byId: null, now: act.now });
      const [team] = await teamAccounts(act.sql, job.teamId === null ? [] : [job.teamId]);
      if (team) await notify(act, jobNotices.expired({ accountId: team.accountId, job }));
      if (need)
        await afterNo(act, needs, { need, by: 'system', why: '派去的队伍到点没有答复，请再派给别的队伍。' });
      else await tellIssuer(act, job, { deed: '到点没有答复' });
      await act.audit({
        targetType: 'job',
        targetId: id,
        action: 'expireJob',
        detail: { from: 'issued', to: 'expired' },
      });
    }
    return lapsed.length === batch;
  };

/** What nobody took out of the pool in time is the dispatcher's again. */
const emptyPool = (needs: NeedWork) =>
  async function lapse(act: Act): Promise<boolean> {
    const lapsed = await lapsedPools(act.sql, act.now, batch);
    for (const { needId } of lapsed) {
      const need = await needs.lock(act, needId);
      const dispatch = await runningDispatch(act.sql, needId);
      if (need?.status !== 'openPool' || dispatch?.mode !== 'pool') continue;
      await endDispatch(act.sql, needId, { outcome: 'lapsed', now: act.now });
      await backToDesk(act, needs, {
        need,
        by: 'system',
        why: '抢单池里没有队伍接，请指派一支队伍，或者转给上级。',
      });
      await act.audit({
        targetType: 'need',
        targetId: needId,
        action: 'lapsePool',
        detail: { from: 'openPool', to: 'toDispatch' },
      });
    }
    return lapsed.length === batch;
  };

/** Teams are reminded once when three quarters of their time are over. */
async function remindTeams(act: Act): Promise<boolean> {
  const expiring = await expiringJobs(act.sql, act.now, batch);
  await markExpiringTold(
    act.sql,
    expiring.map(({ id }) => id),
    act.now,
  );
  await notifyMany(
    act,
    expiring.map(({ accountId, acceptDueAt, ...job }) =>
      jobNotices.expiring({ accountId, job, dueAt: acceptDueAt ?? act.now }),
    ),
  );
  return expiring.length === batch;
}

/** A clock ran out while a team works: the team is told, and whoever dispatches there, who may ask, take it back or leave it. */
const tellLate = (clock: 'contact' | 'finish') =>
  async function tell(act: Act): Promise<boolean> {
    const late = await newlyLateJobs(act.sql, clock, { now: act.now, limit: batch });
    if (late.length === 0) return false;
    await markLate(
      act.sql,
      clock,
      late.map(({ id }) => id),
    );
    const staff = await staffHolding(act.sql, 'needs.dispatch');
    await notifyMany(
      act,
      late.flatMap(({ accountId, path, ...job }) => [
        jobNotices.late({ accountId, job, clock }),
        ...staff
          .filter(({ reaches }) => reaches(path))
          .map((one) => jobNotices.lateAtDesk({ accountId: one.accountId, job, clock })),
      ]),
    );
    return late.length === batch;
  };

/** What moves by the clock in this room. */
export const jobsTasks = (needs: NeedWork): BackgroundTask[] => [
  { name: 'jobs.expireJobs', label: '派单到期退回', everyMs: minuteMs, run: expireJobs(needs) },
  { name: 'jobs.lapsePools', label: '待领池到期', everyMs: minuteMs, run: emptyPool(needs) },
  { name: 'jobs.remindTeams', label: '提醒队伍办理任务', everyMs: minuteMs, run: remindTeams },
  { name: 'jobs.tellNoContact', label: '提醒未联系需求人', everyMs: minuteMs, run: tellLate('contact') },
  { name: 'jobs.tellUnfinished', label: '提醒任务未完成', everyMs: minuteMs, run: tellLate('finish') },
  followActivitiesTask(needs),
  returnJobsTask(needs),
  ...assignmentTasks(needs),
  ...microTasks,
  ...standingTasks,
  {
    name: 'jobs.refreshReach',
    label: '更新队伍服务范围',
    everyMs: reachEveryMs,
    run: async ({ sql, now }) => refreshReach(sql, now),
  },
];
