import { bind } from '#platform/server/calls/binding.ts';
import { registrationTools } from '#domains/accounts/server/index.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import { getMyVolunteer as getMyVolunteerOperation } from '../contract/volunteers.contract.ts';
import {
  giveGuardianConsent as giveGuardianConsentOperation,
  registerVolunteer as registerVolunteerOperation,
} from '../contract/register-volunteer.contract.ts';
import { getMyVolunteer } from './get-my-volunteer.ts';
import { giveGuardianConsent } from './give-guardian-consent.ts';
import { prepareRegistration, type PreparedRegistration, registerVolunteer } from './register-volunteer.ts';

/** The room's operations. */
export function volunteerBindings(secret: string): Binding[] {
  const registration = registrationTools(secret);
  return [
    bind(getMyVolunteerOperation, getMyVolunteer),
    bind(
      registerVolunteerOperation,
      (act, request, prepared: PreparedRegistration) =>
        registerVolunteer(act, request, { ...registration, prepared }),
      { before: prepareRegistration },
    ),
    bind(giveGuardianConsentOperation, (act, request) => giveGuardianConsent(act, request, registration)),
  ];
}
