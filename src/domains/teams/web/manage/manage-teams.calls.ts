import { remote } from '#platform/web/calls/remote.ts';
import type { getFileLink } from '#domains/files/contract/files.contract.ts';
import type * as staff from '../../contract/manage-teams.contract.ts';

export const listTeamReviewsCall = remote<typeof staff.listTeamReviews>('POST', '/api/teams/ListTeamReviews');
export const exportTeamReviewsCall = remote<typeof staff.exportTeamReviews>(
  'POST',
  '/api/teams/ExportTeamReviews',
);
export const getTeamForReviewCall = remote<typeof staff.getTeamForReview>(
  'GET',
  '/api/teams/GetTeamForReview/{id}',
);
export const reviewTeamRegistrationCall = remote<typeof staff.reviewTeamRegistration>(
  'POST',
  '/api/teams/ReviewTeamRegistration',
);
export const reviewTeamRegistrationsCall = remote<typeof staff.reviewTeamRegistrations>(
  'POST',
  '/api/teams/ReviewTeamRegistrations',
);
export const previewTeamRegistrationsCall = remote<typeof staff.previewTeamRegistrations>(
  'POST',
  '/api/teams/PreviewTeamRegistrations',
);
export const listTeamsForStaffCall = remote<typeof staff.listTeamsForStaff>(
  'POST',
  '/api/teams/ListTeamsForStaff',
);
export const getTeamForStaffCall = remote<typeof staff.getTeamForStaff>(
  'GET',
  '/api/teams/GetTeamForStaff/{id}',
);
export const suspendTeamCall = remote<typeof staff.suspendTeam>('POST', '/api/teams/SuspendTeam');
export const resumeTeamCall = remote<typeof staff.resumeTeam>('POST', '/api/teams/ResumeTeam');
export const dissolveTeamCall = remote<typeof staff.dissolveTeam>('POST', '/api/teams/DissolveTeam');
export const setTrustGradeCall = remote<typeof staff.setTrustGrade>('POST', '/api/teams/SetTrustGrade');
export const exportTeamsCall = remote<typeof staff.exportTeams>('POST', '/api/teams/ExportTeams');

export const getFileLinkCall = remote<typeof getFileLink>('GET', '/api/files/GetFileLink/{id}');

/** Reads that change with a decision on a team. */
export const staffTeamReads = [
  listTeamReviewsCall,
  getTeamForReviewCall,
  listTeamsForStaffCall,
  getTeamForStaffCall,
];
