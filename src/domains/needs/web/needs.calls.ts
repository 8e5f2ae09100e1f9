import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../contract/needs.contract.ts';

export const raiseNeedCall = remote<typeof contract.raiseNeed>('POST', '/api/needs/RaiseNeed');
export const followNeedCall = remote<typeof contract.followNeed>('POST', '/api/needs/FollowNeed');
export const getMyNeedCall = remote<typeof contract.getMyNeed>('POST', '/api/needs/GetMyNeed');
export const listMyNeedsCall = remote<typeof contract.listMyNeeds>('POST', '/api/needs/ListMyNeeds');
export const withdrawNeedCall = remote<typeof contract.withdrawNeed>('POST', '/api/needs/WithdrawNeed');
