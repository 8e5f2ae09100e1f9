import { remote } from '#platform/web/calls/remote.ts';
import type * as acts from '../../contract/member-acts.contract.ts';
import type * as members from '../../contract/members.contract.ts';

export const listMembersCall = remote<typeof members.listMembers>('POST', '/api/baseinfo/SearchTeamUserPage');
export const getMemberCall = remote<typeof members.getMember>('GET', '/api/baseinfo/GetTeamUserById/{id}');
export const addMemberCall = remote<typeof members.addMember>('POST', '/api/baseinfo/CreateTeamUser_PC');
export const removeMemberCall = remote<typeof members.removeMember>(
  'DELETE',
  '/api/baseinfo/DeleteTeamUserById',
);
export const decideApplicantsCall = remote<typeof acts.decideApplicants>(
  'POST',
  '/api/teams/DecideApplicants',
);
export const changeMembersCall = remote<typeof acts.changeMembers>('POST', '/api/teams/ChangeMembers');
export const updateMemberCall = remote<typeof acts.updateMember>('PUT', '/api/teams/UpdateMember');
export const pauseMemberCall = remote<typeof acts.pauseMember>('POST', '/api/teams/PauseMember');
export const offerCaptaincyCall = remote<typeof acts.offerCaptaincy>('POST', '/api/teams/OfferCaptaincy');
export const inviteMemberCall = remote<typeof acts.inviteMember>('POST', '/api/teams/InviteMember');
export const getInviteLinkCall = remote<typeof acts.getInviteLink>('GET', '/api/teams/GetInviteLink');
export const createInviteLinkCall = remote<typeof acts.createInviteLink>(
  'POST',
  '/api/teams/CreateInviteLink',
);
export const checkMemberImportCall = remote<typeof acts.checkMemberImport>(
  'POST',
  '/api/teams/CheckMemberImport',
);
export const importMembersCall = remote<typeof acts.importMembers>('POST', '/api/teams/ImportMembers');
export const getImportTemplateCall = remote<typeof acts.getImportTemplate>(
  'GET',
  '/api/teams/GetImportTemplate',
);
export const exportMembersCall = remote<typeof acts.exportMembers>('POST', '/api/teams/ExportMembers');

/** Reads that change with a team's members. */
export const memberReads = [listMembersCall, getMemberCall];
