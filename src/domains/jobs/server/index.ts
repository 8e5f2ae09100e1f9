import { createActionLinkTokens } from '#domains/messages/server/index.ts';
import { createNeedVault, createNeedWork, createRateTokens } from '#domains/needs/server/index.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { jobHistoryGuard } from './history-guard.ts';
import { jobsAuditWords } from './jobs.audit-words.ts';
import { jobsBindings, type JobsSetup, type JobsTools } from './jobs.routes.ts';
import { jobsTasks } from './jobs.tasks.ts';
import { createVisitByLink } from './visit/visit-by-link.ts';
import { jobsLeaving } from './leaving/jobs-leaving.ts';

export { gradeOfVisit } from './assign/assignments.rules.ts';
export { freeMember } from './assign/free-member.ts';
export { openJobWords } from './team/open-jobs.queries.ts';
export { jobsOfNeeds } from './needs-reactions.ts';

/** How a one-time link answers a visit; the roof hands it to the messages room. */
export const visitByLink = (setup: Pick<JobsSetup, 'secret' | 'outbox'>) =>
  createVisitByLink(createNeedWork(setup));

/** The jobs room (任务): needs are dispatched to teams, which answer, go there and report. */
export function createJobsRoom(setup: JobsSetup): Room {
  const needs = createNeedWork(setup);
  const { urlOf } = createActionLinkTokens(setup.secret, setup.publicUrl);
  const rates = createRateTokens(setup.secret);
  const rateUrlOf: JobsTools['rateUrlOf'] = (need) => setup.publicUrl.replace(/\/$/, '') + rates.pathOf(need);
  return {
    name: 'jobs',
    leaving: jobsLeaving,
    auditWords: jobsAuditWords,
    historyGuards: { job: jobHistoryGuard },
    bindings: jobsBindings({ needs, people: createNeedVault(setup.secret), urlOf, rateUrlOf }),
    tasks: jobsTasks(needs),
  };
}
