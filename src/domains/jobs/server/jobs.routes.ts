import type { NeedRow, NeedVault, NeedWork } from '#domains/needs/server/index.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import * as assign from '../contract/assignments.contract.ts';
import * as directive from '../contract/directives.contract.ts';
import * as dispatch from '../contract/dispatch.contract.ts';
import * as manage from '../contract/manage-jobs.contract.ts';
import * as mine from '../contract/my-jobs.contract.ts';
import * as ranking from '../contract/ranking.contract.ts';
import * as team from '../contract/team-jobs.contract.ts';
import * as visit from '../contract/visit.contract.ts';
import { makeJobActivity } from './activity/make-job-activity.ts';
import { assignMembers } from './assign/assign-members.ts';
import { fixMemberVisit } from './assign/fix-member-visit.ts';
import { listJobCandidates } from './assign/list-job-candidates.ts';
import { listJobMembers } from './assign/list-job-members.ts';
import { releaseMember } from './assign/release-member.ts';
import { getJob } from './directive/get-job.ts';
import { issueDirective } from './directive/issue-directive.ts';
import { verifyJob } from './directive/verify-job.ts';
import { withdrawJob } from './directive/withdraw-job.ts';
import { dispatchNeed } from './dispatch/dispatch-need.ts';
import { getDispatchItem } from './dispatch/get-dispatch-item.ts';
import { listDispatchQueue } from './dispatch/list-dispatch-queue.ts';
import { openNeedPool } from './dispatch/open-need-pool.ts';
import { takeBackNeed } from './dispatch/take-back-need.ts';
import { listJobs } from './manage/list-jobs.ts';
import { microBindings } from './micro/micro.routes.ts';
import { standingBindings } from './standing/standing.routes.ts';
import { acceptAssignment } from './mine/accept-assignment.ts';
import { checkInVisit } from './mine/check-in-visit.ts';
import { checkOutVisit } from './mine/check-out-visit.ts';
import { declineAssignment } from './mine/decline-assignment.ts';
import { getMyJob } from './mine/get-my-job.ts';
import { handBackAssignment } from './mine/hand-back-assignment.ts';
import { listMyJobs } from './mine/list-my-jobs.ts';
import { reportVisit } from './mine/report-visit.ts';
import { revealMyJobPeople } from './mine/reveal-my-job-people.ts';
import { getDispatchSettings } from './ranking/get-dispatch-settings.ts';
import { updateDispatchSettings } from './ranking/update-dispatch-settings.ts';
import { acceptJob } from './team/accept-job.ts';
import { claimNeed } from './team/claim-need.ts';
import { declineJob } from './team/decline-job.ts';
import { getPoolNeed } from './team/get-pool-need.ts';
import { getTeamJob } from './team/get-team-job.ts';
import { giveBackJob } from './team/give-back-job.ts';
import { listPoolNeeds } from './team/list-pool-needs.ts';
import { listTeamJobs } from './team/list-team-jobs.ts';
import { revealJobPeople } from './team/reveal-job-people.ts';
import { submitJobReport } from './team/submit-job-report.ts';
import { answerVisit } from './visit/answer-visit.ts';
import { getNeedVisit } from './visit/get-need-visit.ts';
import { proposeVisit } from './visit/propose-visit.ts';
import { recordVisitAnswer } from './visit/record-visit-answer.ts';
import type { Secret } from '#platform/server/encryption.ts';

export type JobsSetup = {
  /** The installation's, with which the people of needs are sealed. */
  secret: Secret;
  /** Where one-time links lead to. */
  publicUrl: string;
  /** Takes text messages to requesters, who may have no account. */
  outbox: Pick<Outbox, 'enqueue'>;
};

/** What use cases need besides: needs, who may act on them, and where links lead. */
export type JobsTools = {
  needs: NeedWork;
  people: NeedVault;
  urlOf: (linkId: number) => string;
  rateUrlOf: (need: NeedRow) => string;
};

/** The room's operations. */
export function jobsBindings(given: JobsTools): Binding[] {
  return [
    bind(dispatch.listDispatchQueue, listDispatchQueue),
    bind(dispatch.getDispatchItem, getDispatchItem),
    bind(dispatch.dispatchNeed, dispatchNeed, { given }),
    bind(dispatch.openNeedPool, openNeedPool, { given }),
    bind(dispatch.takeBackNeed, takeBackNeed, { given }),
    bind(ranking.getDispatchSettings, getDispatchSettings),
    bind(ranking.updateDispatchSettings, updateDispatchSettings),
    bind(team.listTeamJobs, listTeamJobs),
    bind(team.getTeamJob, getTeamJob),
    bind(team.revealJobPeople, revealJobPeople, { given }),
    bind(team.acceptJob, acceptJob, { given }),
    bind(team.declineJob, declineJob, { given }),
    bind(team.giveBackJob, giveBackJob, { given }),
    bind(team.makeJobActivity, makeJobActivity, { given }),
    bind(visit.proposeVisit, proposeVisit, { given }),
    bind(visit.getNeedVisit, getNeedVisit, { given }),
    bind(visit.answerVisit, answerVisit, { given }),
    bind(visit.recordVisitAnswer, recordVisitAnswer, { given }),
    bind(visit.submitJobReport, submitJobReport, { given }),
    bind(team.listPoolNeeds, listPoolNeeds),
    bind(team.getPoolNeed, getPoolNeed),
    bind(team.claimNeed, claimNeed, { given }),
    bind(manage.listJobs, listJobs),
    bind(directive.issueDirective, issueDirective),
    bind(directive.getJob, getJob),
    bind(directive.verifyJob, verifyJob),
    bind(directive.withdrawJob, withdrawJob),
    bind(assign.listJobMembers, listJobMembers),
    bind(assign.listJobCandidates, listJobCandidates),
    bind(assign.assignMembers, assignMembers, { given }),
    bind(assign.releaseMember, releaseMember, { given }),
    bind(assign.fixMemberVisit, fixMemberVisit, { given }),
    bind(mine.listMyJobs, listMyJobs),
    bind(mine.getMyJob, getMyJob),
    bind(mine.acceptAssignment, acceptAssignment, { given }),
    bind(mine.declineAssignment, declineAssignment, { given }),
    bind(mine.handBackAssignment, handBackAssignment, { given }),
    bind(mine.revealMyJobPeople, revealMyJobPeople, { given }),
    bind(mine.checkInVisit, checkInVisit, { given }),
    bind(mine.checkOutVisit, checkOutVisit, { given }),
    bind(mine.reportVisit, reportVisit, { given }),
    ...microBindings,
    ...standingBindings,
  ];
}
