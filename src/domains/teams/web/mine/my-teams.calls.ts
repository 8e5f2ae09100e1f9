import { remote } from '#platform/web/calls/remote.ts';
import type { joinTeam } from '../../contract/members.contract.ts';
import type * as mine from '../../contract/my-teams.contract.ts';

export const joinTeamCall = remote<typeof joinTeam>('POST', '/api/baseinfo/CreateTeamUser');
export const getJoinStandingCall = remote<typeof mine.getJoinStanding>(
  'GET',
  '/api/teams/GetJoinStanding/{id}',
);
export const listMyTeamsCall = remote<typeof mine.listMyTeams>('POST', '/api/teams/ListMyTeams');
export const getMyMembershipCall = remote<typeof mine.getMyMembership>(
  'GET',
  '/api/teams/GetMyMembership/{id}',
);
export const listTeammatesCall = remote<typeof mine.listTeammates>('POST', '/api/teams/ListTeammates');
export const withdrawApplicationCall = remote<typeof mine.withdrawApplication>(
  'POST',
  '/api/teams/WithdrawApplication',
);
export const answerInvitationCall = remote<typeof mine.answerInvitation>(
  'POST',
  '/api/teams/AnswerInvitation',
);
export const claimMembershipCall = remote<typeof mine.claimMembership>('POST', '/api/teams/ClaimMembership');
export const pauseMembershipCall = remote<typeof mine.pauseMembership>('POST', '/api/teams/PauseMembership');
export const answerCaptaincyCall = remote<typeof mine.answerCaptaincy>('POST', '/api/teams/AnswerCaptaincy');
export const leaveTeamCall = remote<typeof mine.leaveTeam>('POST', '/api/teams/LeaveTeam');
