import { registrationTools } from '#domains/accounts/server/index.ts';
import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/register-team.contract.ts';
import { prepareTeam, registerTeam } from './register-team.ts';
import { getTeamRegistration } from './get-team-registration.ts';
import { submitTeamRegistration } from './submit-team-registration.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** Registering a team and handing it in for review. */
export function teamRegistrationBindings(secret: Secret): Binding[] {
  return [
    bind(contract.registerTeam, registerTeam, { before: prepareTeam(registrationTools(secret)) }),
    bind(contract.getTeamRegistration, getTeamRegistration),
    bind(contract.submitTeamRegistration, submitTeamRegistration),
  ];
}
