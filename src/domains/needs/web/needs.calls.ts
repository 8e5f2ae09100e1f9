import { remote } from '#platform/web/calls/remote.ts';
import type * as manage from '../contract/manage-needs.contract.ts';
import type * as files from '../contract/need-files.contract.ts';
import type * as raiseFor from '../contract/raise-for.contract.ts';
import type * as review from '../contract/need-review.contract.ts';
import type * as contract from '../contract/needs.contract.ts';

export const raiseNeedCall = remote<typeof contract.raiseNeed>('POST', '/api/needs/RaiseNeed');
export const raiseNeedForCall = remote<typeof raiseFor.raiseNeedFor>('POST', '/api/needs/RaiseNeedFor');
export const listTakenNeedsCall = remote<typeof raiseFor.listTakenNeeds>('POST', '/api/needs/ListTakenNeeds');
export const openRateLinkCall = remote<typeof contract.openRateLink>('POST', '/api/needs/OpenRateLink');
export const followNeedCall = remote<typeof contract.followNeed>('POST', '/api/needs/FollowNeed');
export const getMyNeedCall = remote<typeof contract.getMyNeed>('POST', '/api/needs/GetMyNeed');
export const listMyNeedsCall = remote<typeof contract.listMyNeeds>('POST', '/api/needs/ListMyNeeds');
export const withdrawNeedCall = remote<typeof contract.withdrawNeed>('POST', '/api/needs/WithdrawNeed');
export const resubmitNeedCall = remote<typeof contract.resubmitNeed>('POST', '/api/needs/ResubmitNeed');
export const listManagedNeedsCall = remote<typeof manage.listManagedNeeds>(
  'POST',
  '/api/needs/ListManagedNeeds',
);
export const getManagedNeedCall = remote<typeof manage.getManagedNeed>(
  'GET',
  '/api/needs/GetManagedNeed/{id}',
);
export const exportNeedsCall = remote<typeof manage.exportNeeds>('POST', '/api/needs/ExportNeeds');
export const listNeedReviewsCall = remote<typeof review.listNeedReviews>(
  'POST',
  '/api/needs/ListNeedReviews',
);
export const getNeedReviewCall = remote<typeof review.getNeedReview>('GET', '/api/needs/GetNeedReview/{id}');
export const revealNeedCall = remote<typeof review.revealNeed>('POST', '/api/needs/RevealNeed');
export const openNeedFilesCall = remote<typeof files.openNeedFiles>('POST', '/api/needs/OpenNeedFiles');
export const typeNeedTextCall = remote<typeof files.typeNeedText>('POST', '/api/needs/TypeNeedText');
export const decideNeedCall = remote<typeof review.decideNeed>('POST', '/api/needs/DecideNeed');
