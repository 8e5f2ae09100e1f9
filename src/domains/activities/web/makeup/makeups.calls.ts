import { remote } from '#platform/web/calls/remote.ts';
import type {
  getMakeupForReview,
  listMakeupsForReview,
  reviewMakeup,
} from '../../contract/makeup-review.contract.ts';
import type {
  deleteMakeup,
  getMakeupTemplate,
  getMyMakeup,
  listMyMakeups,
  readMakeupSheet,
  saveMakeup,
  submitMakeup,
  withdrawMakeup,
} from '../../contract/makeups.contract.ts';

export const saveMakeupCall = remote<typeof saveMakeup>('POST', '/api/activities/SaveMakeup');
export const submitMakeupCall = remote<typeof submitMakeup>('POST', '/api/activities/SubmitMakeup');
export const withdrawMakeupCall = remote<typeof withdrawMakeup>('POST', '/api/activities/WithdrawMakeup');
export const deleteMakeupCall = remote<typeof deleteMakeup>('DELETE', '/api/activities/DeleteMakeup');
export const getMyMakeupCall = remote<typeof getMyMakeup>('GET', '/api/activities/GetMyMakeup/{id}');
export const listMyMakeupsCall = remote<typeof listMyMakeups>('POST', '/api/activities/ListMyMakeups');
export const readMakeupSheetCall = remote<typeof readMakeupSheet>('POST', '/api/activities/ReadMakeupSheet');
export const getMakeupTemplateCall = remote<typeof getMakeupTemplate>(
  'GET',
  '/api/activities/GetMakeupTemplate',
);
export const listMakeupsForReviewCall = remote<typeof listMakeupsForReview>(
  'POST',
  '/api/activities/ListMakeupsForReview',
);
export const getMakeupForReviewCall = remote<typeof getMakeupForReview>(
  'GET',
  '/api/activities/GetMakeupForReview/{id}',
);
export const reviewMakeupCall = remote<typeof reviewMakeup>('POST', '/api/activities/ReviewMakeup');

/** Reads of the team's own that every change of one makes old. */
export const makeupReads = [listMyMakeupsCall, getMyMakeupCall] as const;
