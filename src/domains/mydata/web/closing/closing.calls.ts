import { remote } from '#platform/web/calls/remote.ts';
import type { closeMyAccount, getMyClosing, withdrawMyClosing } from '../../contract/closing.contract.ts';

export const getMyClosingCall = remote<typeof getMyClosing>('GET', '/api/mydata/GetMyClosing');
export const closeMyAccountCall = remote<typeof closeMyAccount>('POST', '/api/mydata/CloseMyAccount');
export const withdrawMyClosingCall = remote<typeof withdrawMyClosing>(
  'POST',
  '/api/mydata/WithdrawMyClosing',
);
