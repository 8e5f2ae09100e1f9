import { remote } from '#platform/web/calls/remote.ts';
import type { listLedTeams } from '../contract/lead.contract.ts';
import type { getMyTeam } from '../contract/teams.contract.ts';

export const getMyTeamCall = remote<typeof getMyTeam>('GET', '/api/teams/GetMyTeam');
export const listLedTeamsCall = remote<typeof listLedTeams>('GET', '/api/teams/ListLedTeams');
