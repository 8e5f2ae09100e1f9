import { createNeedWork } from '#domains/needs/server/index.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { jobHistoryGuard } from './history-guard.ts';
import { jobsAuditWords } from './jobs.audit-words.ts';
import { jobsBindings, type JobsSetup } from './jobs.routes.ts';
import { jobsTasks } from './jobs.tasks.ts';

export { jobsOfNeeds } from './needs-reactions.ts';

/** The jobs room (任务): needs are dispatched to teams, which answer, go there and report. */
export function createJobsRoom(setup: JobsSetup): Room {
  const needs = createNeedWork(setup);
  return {
    name: 'jobs',
    auditWords: jobsAuditWords,
    historyGuards: { job: jobHistoryGuard },
    bindings: jobsBindings(needs),
    tasks: jobsTasks(needs),
  };
}
