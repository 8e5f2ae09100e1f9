import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { createPortraitKeys, deriveKey } from '#platform/server/encryption.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as staff from '../../contract/manage-teams.contract.ts';
import * as acts from '../../contract/member-acts.contract.ts';
import * as members from '../../contract/members.contract.ts';
import * as mine from '../../contract/my-teams.contract.ts';
import { answerCaptaincy } from '../joining/answer-captaincy.ts';
import { offerCaptaincy } from '../manage/offer-captaincy.ts';
import { changeMembers } from './change-members.ts';
import { pauseMember } from './pause-member.ts';
import { updateMember } from './update-member.ts';
import { addMember } from './add-member.ts';
import { joinTeam } from '../joining/join-team.ts';
import { decideApplicants } from './decide-applicants.ts';
import { removeMember } from './remove-member.ts';
import { exportMembers } from './export-members.ts';
import { getJoinStanding } from '../joining/get-join-standing.ts';
import { checkMemberImport } from './import/check-member-import.ts';
import { getImportTemplate } from './import/get-import-template.ts';
import { importMembers } from './import/import-members.ts';
import { createInviteLink } from '../joining/create-invite-link.ts';
import { getInviteLink } from '../joining/get-invite-link.ts';
import { inviteMember } from '../joining/invite-member.ts';
import { leaveTeam } from '../joining/leave-team.ts';
import { exportTeams } from '../manage/export-teams.ts';
import { getTeamForStaff } from '../manage/get-team-for-staff.ts';
import { listTeamsForStaff } from '../manage/list-teams-for-staff.ts';
import { dissolveTeam } from '../manage/dissolve-team.ts';
import { resumeTeam } from '../manage/resume-team.ts';
import { setTrustGrade } from '../manage/set-trust-grade.ts';
import { suspendTeam } from '../manage/suspend-team.ts';
import { answerInvitation } from '../joining/answer-invitation.ts';
import { claimMembership } from '../joining/claim-membership.ts';
import { pauseMembership } from '../joining/pause-membership.ts';
import { withdrawApplication } from '../joining/withdraw-application.ts';
import { getMyMembership } from '../joining/get-my-membership.ts';
import { listMyTeams } from '../joining/list-my-teams.ts';
import { listTeammates } from '../joining/list-teammates.ts';
import type { TeamsSetup } from '../reactions.ts';
import { exportTeamReviews } from '../manage/export-team-reviews.ts';
import { getTeamForReview } from '../manage/get-team-for-review.ts';
import { listTeamReviews } from '../manage/list-team-reviews.ts';
import { previewTeamRegistrations } from '../manage/preview-team-registrations.ts';
import { reviewTeamRegistrations } from '../manage/review-team-registrations.ts';
import { reviewTeamRegistration } from '../manage/review-team-registration.ts';
import { getMember } from './get-member.ts';
import { listMembers } from './list-members.ts';

/** Calls about members: the team's, the volunteer's own, and the centre's decisions on teams. */
export function memberBindings(setup: TeamsSetup): Binding[] {
  const keys = {
    vault: createMobileVault(accountKeysFrom(setup.secret)),
    idKey: deriveKey(setup.secret, 'teams/member-id'),
  };
  return [
    bind(members.listMembers, listMembers),
    bind(members.joinTeam, joinTeam),
    bind(members.addMember, addMember, { given: keys }),
    bind(members.removeMember, removeMember, { given: setup }),
    bind(members.getMember, getMember),
    bind(acts.decideApplicants, decideApplicants),
    bind(acts.changeMembers, changeMembers),
    bind(acts.updateMember, updateMember),
    bind(acts.pauseMember, pauseMember),
    bind(acts.offerCaptaincy, offerCaptaincy),
    bind(acts.inviteMember, inviteMember, { given: keys }),
    bind(acts.getInviteLink, getInviteLink, { given: setup }),
    bind(acts.createInviteLink, createInviteLink, { given: setup }),
    bind(acts.checkMemberImport, checkMemberImport, { given: keys }),
    bind(acts.importMembers, importMembers, { given: keys }),
    bind(acts.getImportTemplate, getImportTemplate),
    bindExport(exportMembers),
    bind(mine.getJoinStanding, getJoinStanding),
    bind(mine.listMyTeams, listMyTeams),
    bind(mine.getMyMembership, getMyMembership, { given: setup }),
    bind(mine.listTeammates, listTeammates, {
      given: { portraitKeyOf: createPortraitKeys(setup.secret, 'teammates') },
    }),
    bind(mine.withdrawApplication, withdrawApplication),
    bind(mine.answerInvitation, answerInvitation),
    bind(mine.claimMembership, claimMembership),
    bind(mine.pauseMembership, pauseMembership),
    bind(mine.answerCaptaincy, answerCaptaincy),
    bind(mine.leaveTeam, leaveTeam, { given: setup }),
    bind(staff.listTeamReviews, listTeamReviews),
    bindExport(exportTeamReviews),
    bind(staff.getTeamForReview, getTeamForReview),
    bind(staff.reviewTeamRegistration, reviewTeamRegistration),
    bind(staff.reviewTeamRegistrations, reviewTeamRegistrations),
    bind(staff.previewTeamRegistrations, previewTeamRegistrations),
    bind(staff.listTeamsForStaff, listTeamsForStaff),
    bind(staff.getTeamForStaff, getTeamForStaff, { given: setup }),
    bind(staff.suspendTeam, suspendTeam),
    bind(staff.resumeTeam, resumeTeam),
    bind(staff.dissolveTeam, dissolveTeam, { given: setup }),
    bind(staff.setTrustGrade, setTrustGrade),
    bindExport(exportTeams),
  ];
}
