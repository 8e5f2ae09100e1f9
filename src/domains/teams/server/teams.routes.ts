import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/teams.contract.ts';
import * as lead from '../contract/lead.contract.ts';
import { getMyTeam } from './get-my-team.ts';
import { getTeam } from './get-team.ts';
import { listLedTeams } from './lead/list-led-teams.ts';
import { listTeams } from './list-teams.ts';
import { teamRegistrationBindings } from './registration/registration.routes.ts';

/** The room's operations. */
export const teamBindings = (secret: string): Binding[] => [
  ...teamRegistrationBindings(secret),
  bind(contract.listTeams, listTeams),
  bind(contract.getTeam, getTeam),
  bind(contract.getMyTeam, getMyTeam),
  bind(lead.listLedTeams, listLedTeams),
];
