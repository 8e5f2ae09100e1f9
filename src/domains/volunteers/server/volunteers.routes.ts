import { registrationTools } from '#domains/accounts/server/index.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as registering from '../contract/register-volunteer.contract.ts';
import * as contract from '../contract/volunteers.contract.ts';
import { getMyVolunteer } from './get-my-volunteer.ts';
import { giveGuardianConsent } from './give-guardian-consent.ts';
import { prepareRegistration, registerVolunteer } from './register-volunteer.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** The room's operations. */
export function volunteerBindings(secret: Secret): Binding[] {
  const registration = registrationTools(secret);
  return [
    bind(contract.getMyVolunteer, getMyVolunteer),
    bind(registering.registerVolunteer, registerVolunteer, {
      before: async (act, request) => ({
        ...registration,
        prepared: await prepareRegistration(act, request),
      }),
    }),
    bind(registering.giveGuardianConsent, giveGuardianConsent, { given: registration }),
  ];
}
