import { remote } from '#platform/web/calls/remote.ts';
import type {
  changeTeamLogo,
  getMyTeamProfile,
  listTeamChanges,
  reviewTeamChange,
  submitTeamChange,
  updateMyTeamProfile,
  withdrawTeamChange,
} from '../../contract/team-profile.contract.ts';

export const getMyTeamProfileCall = remote<typeof getMyTeamProfile>('GET', '/api/teams/GetMyTeamProfile');
export const updateMyTeamProfileCall = remote<typeof updateMyTeamProfile>(
  'PUT',
  '/api/teams/UpdateMyTeamProfile',
);
export const changeTeamLogoCall = remote<typeof changeTeamLogo>('POST', '/api/teams/ChangeTeamLogo');
export const submitTeamChangeCall = remote<typeof submitTeamChange>('POST', '/api/teams/SubmitTeamChange');
export const withdrawTeamChangeCall = remote<typeof withdrawTeamChange>(
  'POST',
  '/api/teams/WithdrawTeamChange',
);
export const listTeamChangesCall = remote<typeof listTeamChanges>('POST', '/api/teams/ListTeamChanges');
export const reviewTeamChangeCall = remote<typeof reviewTeamChange>('POST', '/api/teams/ReviewTeamChange');
