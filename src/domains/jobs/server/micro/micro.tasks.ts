import { minuteMs } from '#platform/contract/durations.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { lockJob, moveJob } from '../jobs.store.ts';
import { lapsedMicroParts, lapsedMicroTasks } from './micro.queries.ts';
import { lockMicroPart, moveMicroPart } from './micro.store.ts';

const batch = 100;

/** Ends tasks whose time is over, and lets go of places for which no photo came; nothing else follows from it. */
async function lapseMicro(act: Act): Promise<boolean> {
  const tasks = await lapsedMicroTasks(act.sql, act.now, batch);
  for (const { id } of tasks) {
    const job = await lockJob(act.sql, id);
    if (job?.status !== 'open') continue;
    await moveJob(act.sql, job, { to: 'ended', by: 'system', byId: null, now: act.now });
    await act.audit({
      action: 'endMicroByTime',
      targetType: 'job',
      targetId: id,
      detail: { from: 'open', to: 'ended' },
    });
  }
  const parts = await lapsedMicroParts(act.sql, act.now, batch);
  for (const { id } of parts) {
    const part = await lockMicroPart(act.sql, id);
    if (part?.status !== 'accepted' || part.reportDueAt > act.now) continue;
    await moveMicroPart(act.sql, part, { to: 'expired', by: 'system', now: act.now });
    await act.audit({
      action: 'expireMicroPart',
      targetType: 'job',
      targetId: part.jobId,
      detail: { volunteerId: part.volunteerId, from: 'accepted', to: 'expired' },
    });
  }
  return tasks.length === batch || parts.length === batch;
}

export const microTasks: BackgroundTask[] = [
  { name: 'jobs.lapseMicro', label: '结束到期的随手志愿', everyMs: minuteMs, run: lapseMicro },
];
