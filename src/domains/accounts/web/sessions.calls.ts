import { remote } from '#platform/web/calls/remote.ts';
import type {
  endMySession,
  endOtherSessions,
  listMyLogins,
  listMySessions,
} from '../contract/sessions.contract.ts';

export const listMySessionsCall = remote<typeof listMySessions>('GET', '/api/accounts/ListMySessions');
export const endMySessionCall = remote<typeof endMySession>('POST', '/api/accounts/EndMySession');
export const endOtherSessionsCall = remote<typeof endOtherSessions>('POST', '/api/accounts/EndOtherSessions');
export const listMyLoginsCall = remote<typeof listMyLogins>('GET', '/api/accounts/ListMyLogins');
