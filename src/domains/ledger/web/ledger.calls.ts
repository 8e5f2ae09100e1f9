import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/ledger.contract.ts';

export const getLineStatesCall = remote<typeof contract.getLineStates>('POST', '/api/ledger/GetLineStates');
