import type { listTeams } from '#domains/teams/contract/teams.contract.ts';
import { remote } from '#platform/web/calls/remote.ts';
import type * as assign from '../contract/assignments.contract.ts';
import type * as directive from '../contract/directives.contract.ts';
import type * as dispatch from '../contract/dispatch.contract.ts';
import type * as manage from '../contract/manage-jobs.contract.ts';
import type * as micro from '../contract/micro.contract.ts';
import type * as mine from '../contract/my-jobs.contract.ts';
import type * as ranking from '../contract/ranking.contract.ts';
import type * as standing from '../contract/standing.contract.ts';
import type * as team from '../contract/team-jobs.contract.ts';
import type * as visit from '../contract/visit.contract.ts';

export const listDispatchQueueCall = remote<typeof dispatch.listDispatchQueue>(
  'POST',
  '/api/jobs/ListDispatchQueue',
);
export const getDispatchItemCall = remote<typeof dispatch.getDispatchItem>(
  'GET',
  '/api/jobs/GetDispatchItem/{id}',
);
export const dispatchNeedCall = remote<typeof dispatch.dispatchNeed>('POST', '/api/jobs/DispatchNeed');
export const openNeedPoolCall = remote<typeof dispatch.openNeedPool>('POST', '/api/jobs/OpenNeedPool');
export const takeBackNeedCall = remote<typeof dispatch.takeBackNeed>('POST', '/api/jobs/TakeBackNeed');
export const getDispatchSettingsCall = remote<typeof ranking.getDispatchSettings>(
  'POST',
  '/api/jobs/GetDispatchSettings',
);
export const updateDispatchSettingsCall = remote<typeof ranking.updateDispatchSettings>(
  'PUT',
  '/api/jobs/UpdateDispatchSettings',
);
export const listTeamJobsCall = remote<typeof team.listTeamJobs>('POST', '/api/jobs/ListTeamJobs');
export const getTeamJobCall = remote<typeof team.getTeamJob>('GET', '/api/jobs/GetTeamJob/{id}');
export const revealJobPeopleCall = remote<typeof team.revealJobPeople>('POST', '/api/jobs/RevealJobPeople');
export const acceptJobCall = remote<typeof team.acceptJob>('POST', '/api/jobs/AcceptJob');
export const declineJobCall = remote<typeof team.declineJob>('POST', '/api/jobs/DeclineJob');
export const giveBackJobCall = remote<typeof team.giveBackJob>('POST', '/api/jobs/GiveBackJob');
export const makeJobActivityCall = remote<typeof team.makeJobActivity>('POST', '/api/jobs/MakeJobActivity');
export const listPoolNeedsCall = remote<typeof team.listPoolNeeds>('POST', '/api/jobs/ListPoolNeeds');
export const getPoolNeedCall = remote<typeof team.getPoolNeed>('GET', '/api/jobs/GetPoolNeed/{id}');
export const claimNeedCall = remote<typeof team.claimNeed>('POST', '/api/jobs/ClaimNeed');
export const proposeVisitCall = remote<typeof visit.proposeVisit>('POST', '/api/jobs/ProposeVisit');
export const getNeedVisitCall = remote<typeof visit.getNeedVisit>('POST', '/api/jobs/GetNeedVisit');
export const answerVisitCall = remote<typeof visit.answerVisit>('POST', '/api/jobs/AnswerVisit');
export const recordVisitAnswerCall = remote<typeof visit.recordVisitAnswer>(
  'POST',
  '/api/jobs/RecordVisitAnswer',
);
export const submitJobReportCall = remote<typeof visit.submitJobReport>('POST', '/api/jobs/SubmitJobReport');
export const listJobMembersCall = remote<typeof assign.listJobMembers>('POST', '/api/jobs/ListJobMembers');
export const listJobCandidatesCall = remote<typeof assign.listJobCandidates>(
  'POST',
  '/api/jobs/ListJobCandidates',
);
export const assignMembersCall = remote<typeof assign.assignMembers>('POST', '/api/jobs/AssignMembers');
export const releaseMemberCall = remote<typeof assign.releaseMember>('POST', '/api/jobs/ReleaseMember');
export const fixMemberVisitCall = remote<typeof assign.fixMemberVisit>('POST', '/api/jobs/FixMemberVisit');
export const listMyJobsCall = remote<typeof mine.listMyJobs>('POST', '/api/jobs/ListMyJobs');
export const getMyJobCall = remote<typeof mine.getMyJob>('GET', '/api/jobs/GetMyJob/{id}');
export const acceptAssignmentCall = remote<typeof mine.acceptAssignment>(
  'POST',
  '/api/jobs/AcceptAssignment',
);
export const declineAssignmentCall = remote<typeof mine.declineAssignment>(
  'POST',
  '/api/jobs/DeclineAssignment',
);
export const handBackAssignmentCall = remote<typeof mine.handBackAssignment>(
  'POST',
  '/api/jobs/HandBackAssignment',
);
export const revealMyJobPeopleCall = remote<typeof mine.revealMyJobPeople>(
  'POST',
  '/api/jobs/RevealMyJobPeople',
);
export const checkInVisitCall = remote<typeof mine.checkInVisit>('POST', '/api/jobs/CheckInVisit');
export const checkOutVisitCall = remote<typeof mine.checkOutVisit>('POST', '/api/jobs/CheckOutVisit');
export const reportVisitCall = remote<typeof mine.reportVisit>('POST', '/api/jobs/ReportVisit');
export const listJobsCall = remote<typeof manage.listJobs>('POST', '/api/jobs/ListJobs');

export const issueDirectiveCall = remote<typeof directive.issueDirective>('POST', '/api/jobs/IssueDirective');
export const getJobCall = remote<typeof directive.getJob>('GET', '/api/jobs/GetJob/{id}');
export const verifyJobCall = remote<typeof directive.verifyJob>('POST', '/api/jobs/VerifyJob');
export const withdrawJobCall = remote<typeof directive.withdrawJob>('POST', '/api/jobs/WithdrawJob');
/** Teams as everybody finds them: of whom the centre asks for its own work. */
export const listTeamsCall = remote<typeof listTeams>('POST', '/api/teams/ListTeams');
export const issueMicroCall = remote<typeof micro.issueMicro>('POST', '/api/jobs/IssueMicro');
export const listMicroTeamsCall = remote<typeof micro.listMicroTeams>('POST', '/api/jobs/ListMicroTeams');
export const listOpenMicroCall = remote<typeof micro.listOpenMicro>('POST', '/api/jobs/ListOpenMicro');
export const listMyMicroCall = remote<typeof micro.listMyMicro>('POST', '/api/jobs/ListMyMicro');
export const claimMicroCall = remote<typeof micro.claimMicro>('POST', '/api/jobs/ClaimMicro');
export const reportMicroCall = remote<typeof micro.reportMicro>('POST', '/api/jobs/ReportMicro');
export const handBackMicroCall = remote<typeof micro.handBackMicro>('POST', '/api/jobs/HandBackMicro');
export const listMicroPartsCall = remote<typeof micro.listMicroParts>('POST', '/api/jobs/ListMicroParts');
export const verifyMicroCall = remote<typeof micro.verifyMicro>('POST', '/api/jobs/VerifyMicro');
export const endMicroCall = remote<typeof micro.endMicro>('POST', '/api/jobs/EndMicro');
export const openPostCall = remote<typeof standing.openPost>('POST', '/api/jobs/OpenPost');
export const setPostStateCall = remote<typeof standing.setPostState>('POST', '/api/jobs/SetPostState');
export const listTeamPostsCall = remote<typeof standing.listTeamPosts>('POST', '/api/jobs/ListTeamPosts');
export const listPostPeopleCall = remote<typeof standing.listPostPeople>('POST', '/api/jobs/ListPostPeople');
export const decidePostPersonCall = remote<typeof standing.decidePostPerson>(
  'POST',
  '/api/jobs/DecidePostPerson',
);
export const listOpenPostsCall = remote<typeof standing.listOpenPosts>('POST', '/api/jobs/ListOpenPosts');
export const listMyPostsCall = remote<typeof standing.listMyPosts>('POST', '/api/jobs/ListMyPosts');
export const applyPostCall = remote<typeof standing.applyPost>('POST', '/api/jobs/ApplyPost');
export const leavePostCall = remote<typeof standing.leavePost>('POST', '/api/jobs/LeavePost');
