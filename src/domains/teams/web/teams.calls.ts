import { remote } from '#platform/web/remote.ts';
import type { getMyTeam, getTeam, listTeams } from '../contract/teams.contract.ts';

export const listTeamsCall = remote<typeof listTeams>('POST', '/api/teams/ListTeams');
export const getTeamCall = remote<typeof getTeam>('GET', '/api/teams/GetTeam/{id}');
export const getMyTeamCall = remote<typeof getMyTeam>('GET', '/api/teams/GetMyTeam');
