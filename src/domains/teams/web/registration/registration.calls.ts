import { remote } from '#platform/web/calls/remote.ts';
import type {
  getTeamRegistration,
  registerTeam,
  submitTeamRegistration,
} from '../../contract/register-team.contract.ts';

export const registerTeamCall = remote<typeof registerTeam>('POST', '/api/teams/RegisterTeam');
export const getTeamRegistrationCall = remote<typeof getTeamRegistration>(
  'GET',
  '/api/teams/GetTeamRegistration',
);
export const submitTeamRegistrationCall = remote<typeof submitTeamRegistration>(
  'POST',
  '/api/teams/SubmitTeamRegistration',
);
