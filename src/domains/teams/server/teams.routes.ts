import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/teams.contract.ts';
import * as lead from '../contract/lead.contract.ts';
import { getMyTeam } from './get-my-team.ts';
import { getTeam } from './get-team.ts';
import { listLedTeams } from './lead/list-led-teams.ts';
import { listTeams } from './list-teams.ts';
import { teamRegistrationBindings } from './registration/registration.routes.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** The room's operations. */
export const teamBindings = (secret: Secret): Binding[] => [
  ...teamRegistrationBindings(secret),
  bind(contract.listTeams, listTeams),
  bind(contract.getTeam, getTeam),
  bind(contract.getMyTeam, getMyTeam),
  bind(lead.listLedTeams, listLedTeams),
];
