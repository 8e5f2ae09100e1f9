import { remote } from '#platform/web/calls/remote.ts';
import type { listMyConsents, withdrawIdentityConsent } from '../../contract/my-data.contract.ts';

export const listMyConsentsCall = remote<typeof listMyConsents>('GET', '/api/volunteers/ListMyConsents');
export const withdrawIdentityConsentCall = remote<typeof withdrawIdentityConsent>(
  'POST',
  '/api/volunteers/WithdrawIdentityConsent',
);
