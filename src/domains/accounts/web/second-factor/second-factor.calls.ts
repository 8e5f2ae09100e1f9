import { remote } from '#platform/web/calls/remote.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type * as contract from '../../contract/second-factor.contract.ts';

export const getMySecondFactorCall = remote<typeof contract.getMySecondFactor>(
  'GET',
  '/api/accounts/GetMySecondFactor',
);
export const startSecondFactorCall = remote<typeof contract.startSecondFactor>(
  'POST',
  '/api/accounts/StartSecondFactor',
);
export const confirmSecondFactorCall = remote<typeof contract.confirmSecondFactor>(
  'POST',
  '/api/accounts/ConfirmSecondFactor',
);
export const renewRecoveryCodesCall = remote<typeof contract.renewRecoveryCodes>(
  'POST',
  '/api/accounts/RenewRecoveryCodes',
);
export const removeSecondFactorCall = remote<typeof contract.removeSecondFactor>(
  'POST',
  '/api/accounts/RemoveSecondFactor',
);

/** The own second factors, as the server tells them. */
export type MyFactors = ResultOf<typeof contract.getMySecondFactor>;
