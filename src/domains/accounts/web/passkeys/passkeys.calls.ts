import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../../contract/passkeys.contract.ts';

export const startPasskeyCall = remote<typeof contract.startPasskey>('POST', '/api/accounts/StartPasskey');
export const addPasskeyCall = remote<typeof contract.addPasskey>('POST', '/api/accounts/AddPasskey');
export const renamePasskeyCall = remote<typeof contract.renamePasskey>('POST', '/api/accounts/RenamePasskey');
export const removePasskeyCall = remote<typeof contract.removePasskey>('POST', '/api/accounts/RemovePasskey');
