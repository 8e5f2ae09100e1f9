import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../../contract/rating.contract.ts';

export const rateNeedCall = remote<typeof contract.rateNeed>('POST', '/api/needs/RateNeed');
export const rateNeedForCall = remote<typeof contract.rateNeedFor>('POST', '/api/needs/RateNeedFor');
export const reopenNeedCall = remote<typeof contract.reopenNeed>('POST', '/api/needs/ReopenNeed');
export const listCallbacksCall = remote<typeof contract.listCallbacks>('POST', '/api/needs/ListCallbacks');
export const recordCallbackCall = remote<typeof contract.recordCallback>('POST', '/api/needs/RecordCallback');
