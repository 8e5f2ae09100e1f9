import { remote } from '#platform/web/calls/remote.ts';
import type {
  checkRecoveryCode,
  exportSms,
  listSms,
  loginBySms,
  modifyPasswordBySms,
  retrySms,
  sendSmsCode,
} from '../../contract/sms.contract.ts';

export const sendSmsCodeCall = remote<typeof sendSmsCode>('POST', '/api/accounts/SendSmsCode');
export const checkRecoveryCodeCall = remote<typeof checkRecoveryCode>(
  'POST',
  '/api/accounts/CheckRecoveryCode',
);
export const modifyPasswordBySmsCall = remote<typeof modifyPasswordBySms>(
  'POST',
  '/api/baseinfo/ModifyPasswordBySMS',
);
export const loginBySmsCall = remote<typeof loginBySms>('POST', '/api/token/LoginBySms');
export const listSmsCall = remote<typeof listSms>('POST', '/api/accounts/ListSms');
export const retrySmsCall = remote<typeof retrySms>('POST', '/api/accounts/RetrySms');
export const exportSmsCall = remote<typeof exportSms>('POST', '/api/accounts/ExportSms');
