import type { NeedWork } from '#domains/needs/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { tellIssuer } from '../directive/tell-issuer.ts';
import { afterNo, backToDesk, endJobs } from '../end-jobs.ts';
import { lockJob } from '../jobs.store.ts';
import { idleJobsOfSuspended, returnableStatuses } from './return-jobs.queries.ts';

const batch = 100;

/**
 * A suspended team goes out no more, and may finish what it has begun (domain.md 4.2.2): the jobs it has not begun go back to
 * the desk, so that nobody waits for it. Team, dispatcher and requester, or whoever gave out the centre's own work, are told.
 */
export const returnJobsTask = (needs: NeedWork): BackgroundTask => ({
  name: 'jobs.returnOfSuspended',
  label: '退回暂停队伍的任务',
  everyMs: minuteMs,
  run: async (act) => {
    const idle = await idleJobsOfSuspended(act.sql, act.now, batch);
    for (const { id, needId } of idle) await giveBack(act, needs, { jobId: id, needId });
    return idle.length === batch;
  },
});

async function giveBack(
  act: Act,
  needs: NeedWork,
  { jobId, needId }: { jobId: number; needId: number | null },
): Promise<void> {
  const need = needId === null ? undefined : await needs.lock(act, needId);
  const job = await lockJob(act.sql, jobId);
  if (!job || !returnableStatuses.some((status) => status === job.status)) return;
  await endJobs(act, [job], {
    by: 'system',
    reason: 'suspended',
    why: '队伍被暂停，这件任务还没有开始，已交回中心另派。不影响响应率。',
  });
  const why = '派去的队伍被暂停了，请另派一支队伍。';
  if (!need) await tellIssuer(act, job, { deed: '被暂停了，任务还没有开始', why: '请另派一支队伍。' });
  else if (job.status === 'issued')
    await afterNo(act, needs, { need, by: 'system', why, outcome: 'takenBack' });
  else await backToDesk(act, needs, { need, by: 'system', why, tellsRequester: true });
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    action: 'returnJob',
    detail: { from: job.status, to: 'withdrawn' },
  });
}
