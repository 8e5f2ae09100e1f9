import { registrationTools } from '#domains/accounts/server/index.ts';
import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../../contract/register-team.contract.ts';
import { prepareTeam, type PreparedTeam, registerTeam } from './register-team.ts';
import { getTeamRegistration, submitTeamRegistration } from './submit-team-registration.ts';

/** Registering a team and handing it in for review. */
export function teamRegistrationBindings(secret: string): Binding[] {
  const tools = registrationTools(secret);
  return [
    bind(
      contract.registerTeam,
      (act, request, prepared: PreparedTeam) => registerTeam(act, request, { ...tools, prepared }),
      { before: prepareTeam },
    ),
    bind(contract.getTeamRegistration, getTeamRegistration),
    bind(contract.submitTeamRegistration, submitTeamRegistration),
  ];
}
