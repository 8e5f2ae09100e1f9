import type { NeedsReactions } from '#domains/needs/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { JobStatus } from '../contract/jobs.words.ts';
import { callerId, endAllOfNeed } from './end-jobs.ts';
import { lockLiveJobs, moveJob } from './jobs.store.ts';

/** Moves the job that was reported and waits for the requester's word. */
async function moveSubmitted(act: Act<Caller, never>, needId: number, to: JobStatus): Promise<void> {
  const live = await lockLiveJobs(act.sql, needId);
  for (const job of live.filter(({ status }) => status === 'submitted'))
    await moveJob(act.sql, job, { to, by: 'requester', byId: callerId(act), now: act.now });
}

/** What becomes of jobs when the requester of their need decides. */
export const jobsOfNeeds: NeedsReactions = {
  async onWithdrawn(act, needId) {
    await endAllOfNeed(act, needId, {
      outcome: 'cancelled',
      by: 'requester',
      reason: 'cancelled',
      why: '点单人取消了这张单子，不用去了。不影响你们的响应率和信用。',
    });
  },
  onReworked: (act, needId) => moveSubmitted(act, needId, 'inProgress'),
  onClosed: (act, needId) => moveSubmitted(act, needId, 'done'),
};
