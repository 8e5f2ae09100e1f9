import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as staff from '../../contract/manage-teams.contract.ts';
import * as acts from '../../contract/member-acts.contract.ts';
import * as members from '../../contract/members.contract.ts';
import * as mine from '../../contract/my-teams.contract.ts';
import { answerCaptaincy, offerCaptaincy } from '../manage/captaincy.ts';
import { changeMembers, pauseMember, updateMember } from './change-members.ts';
import { createTeamUserPc } from '../registration/create-team-user-pc.ts';
import { createTeamUser } from '../registration/create-team-user.ts';
import { decideApplicants } from './decide-applicants.ts';
import { deleteTeamUserById } from '../manage/delete-team-user.ts';
import { exportMembers } from './export-members.ts';
import { getJoinStanding } from '../joining/get-join-standing.ts';
import { checkMemberImport, getImportTemplate, importMembers } from './import-members.ts';
import { createInviteLink, getInviteLink, inviteMember } from '../joining/invitations.ts';
import { leaveTeam } from '../joining/leave-team.ts';
import { exportTeams, getTeamForStaff, listTeamsForStaff } from '../manage/list-teams-for-staff.ts';
import { dissolveTeam, resumeTeam, setTrustGrade, suspendTeam } from '../manage/manage-teams.ts';
import {
  answerInvitation,
  claimMembership,
  pauseMembership,
  withdrawApplication,
} from '../joining/my-team-acts.ts';
import { getMyMembership, listMyTeams, listTeammates } from '../joining/my-teams.ts';
import type { TeamsSetup } from '../reactions.ts';
import { exportTeamReviews } from '../manage/export-team-reviews.ts';
import { getTeamForReview, listTeamReviews, reviewTeamRegistration } from '../manage/review-team.ts';
import { getTeamUserById, searchTeamUserPage } from '../registration/search-team-users.ts';

/** Calls about members: the team's, the volunteer's own, and the centre's decisions on teams. */
export const memberBindings = (setup: TeamsSetup): Binding[] => [
  bind(members.searchTeamUserPage, searchTeamUserPage),
  bind(members.createTeamUser, createTeamUser),
  bind(members.createTeamUserPc, createTeamUserPc(setup)),
  bind(members.deleteTeamUserById, deleteTeamUserById(setup)),
  bind(members.getTeamUserById, getTeamUserById),
  bind(acts.decideApplicants, decideApplicants),
  bind(acts.changeMembers, changeMembers),
  bind(acts.updateMember, updateMember),
  bind(acts.pauseMember, pauseMember),
  bind(acts.offerCaptaincy, offerCaptaincy),
  bind(acts.inviteMember, inviteMember(setup)),
  bind(acts.getInviteLink, getInviteLink(setup)),
  bind(acts.createInviteLink, createInviteLink(setup)),
  bind(acts.checkMemberImport, checkMemberImport(setup)),
  bind(acts.importMembers, importMembers(setup)),
  bind(acts.getImportTemplate, getImportTemplate),
  bind(acts.exportMembers, exportMembers),
  bind(mine.getJoinStanding, getJoinStanding),
  bind(mine.listMyTeams, listMyTeams),
  bind(mine.getMyMembership, getMyMembership(setup)),
  bind(mine.listTeammates, listTeammates(setup)),
  bind(mine.withdrawApplication, withdrawApplication),
  bind(mine.answerInvitation, answerInvitation),
  bind(mine.claimMembership, claimMembership),
  bind(mine.pauseMembership, pauseMembership),
  bind(mine.answerCaptaincy, answerCaptaincy),
  bind(mine.leaveTeam, leaveTeam(setup)),
  bind(staff.listTeamReviews, listTeamReviews),
  bind(staff.exportTeamReviews, exportTeamReviews),
  bind(staff.getTeamForReview, getTeamForReview),
  bind(staff.reviewTeamRegistration, reviewTeamRegistration),
  bind(staff.listTeamsForStaff, listTeamsForStaff),
  bind(staff.getTeamForStaff, getTeamForStaff(setup)),
  bind(staff.suspendTeam, suspendTeam),
  bind(staff.resumeTeam, resumeTeam),
  bind(staff.dissolveTeam, dissolveTeam(setup)),
  bind(staff.setTrustGrade, setTrustGrade),
  bind(staff.exportTeams, exportTeams),
];
