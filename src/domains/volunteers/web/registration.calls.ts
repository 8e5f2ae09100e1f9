import { remote } from '#platform/web/calls/remote.ts';
import type { giveGuardianConsent, registerVolunteer } from '../contract/register-volunteer.contract.ts';

export const registerVolunteerCall = remote<typeof registerVolunteer>(
  'POST',
  '/api/volunteers/RegisterVolunteer',
);
export const giveGuardianConsentCall = remote<typeof giveGuardianConsent>(
  'POST',
  '/api/volunteers/GiveGuardianConsent',
);
