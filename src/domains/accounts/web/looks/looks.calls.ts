import { remote } from '#platform/web/calls/remote.ts';
import type { listLooks, noteLook } from '../../contract/looks.contract.ts';

export const noteLookCall = remote<typeof noteLook>('POST', '/api/accounts/NoteLook');
export const listLooksCall = remote<typeof listLooks>('POST', '/api/accounts/ListLooks');
