import { remote } from '#platform/web/calls/remote.ts';
import type { changePassword, getMe } from '../contract/accounts.contract.ts';
import type { exportAuditLog, getAuditWords, listAuditLog } from '../contract/audit-log.contract.ts';
import type { listHistory } from '../contract/history.contract.ts';

export const getMeCall = remote<typeof getMe>('GET', '/api/accounts/GetMe');
export const changePasswordCall = remote<typeof changePassword>('POST', '/api/accounts/ChangePassword');
export const listAuditLogCall = remote<typeof listAuditLog>('POST', '/api/accounts/ListAuditLog');
export const exportAuditLogCall = remote<typeof exportAuditLog>('POST', '/api/accounts/ExportAuditLog');
export const getAuditWordsCall = remote<typeof getAuditWords>('POST', '/api/accounts/GetAuditWords');
export const listHistoryCall = remote<typeof listHistory>('POST', '/api/accounts/ListHistory');
