import { remote } from '#platform/web/calls/remote.ts';
import type {
  givePublicityConsent,
  listMyConsents,
  withdrawGuardianConsent,
  withdrawIdentityConsent,
  withdrawPublicityConsent,
} from '../../contract/my-data.contract.ts';

export const listMyConsentsCall = remote<typeof listMyConsents>('GET', '/api/volunteers/ListMyConsents');
export const withdrawGuardianConsentCall = remote<typeof withdrawGuardianConsent>(
  'POST',
  '/api/volunteers/WithdrawGuardianConsent',
);
export const withdrawIdentityConsentCall = remote<typeof withdrawIdentityConsent>(
  'POST',
  '/api/volunteers/WithdrawIdentityConsent',
);
export const givePublicityConsentCall = remote<typeof givePublicityConsent>(
  'POST',
  '/api/volunteers/GivePublicityConsent',
);
export const withdrawPublicityConsentCall = remote<typeof withdrawPublicityConsent>(
  'POST',
  '/api/volunteers/WithdrawPublicityConsent',
);
