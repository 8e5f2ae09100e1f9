import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../../contract/reauthentication.contract.ts';

export const startReauthenticationCall = remote<typeof contract.startReauthentication>(
  'POST',
  '/api/accounts/StartReauthentication',
);
export const reauthenticateCall = remote<typeof contract.reauthenticate>(
  'POST',
  '/api/accounts/Reauthenticate',
);
