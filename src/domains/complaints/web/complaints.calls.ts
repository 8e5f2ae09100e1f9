import { remote } from '#platform/web/calls/remote.ts';
import type * as desk from '../contract/complaint-desk.contract.ts';
import type * as contract from '../contract/complaints.contract.ts';

export const raiseComplaintCall = remote<typeof contract.raiseComplaint>(
  'POST',
  '/api/complaints/RaiseComplaint',
);
export const followComplaintCall = remote<typeof contract.followComplaint>(
  'POST',
  '/api/complaints/FollowComplaint',
);
export const getMyComplaintCall = remote<typeof contract.getMyComplaint>(
  'POST',
  '/api/complaints/GetMyComplaint',
);
export const listMyComplaintsCall = remote<typeof contract.listMyComplaints>(
  'POST',
  '/api/complaints/ListMyComplaints',
);
export const addToComplaintCall = remote<typeof contract.addToComplaint>(
  'POST',
  '/api/complaints/AddToComplaint',
);
export const withdrawComplaintCall = remote<typeof contract.withdrawComplaint>(
  'POST',
  '/api/complaints/WithdrawComplaint',
);
export const askComplaintReviewCall = remote<typeof contract.askComplaintReview>(
  'POST',
  '/api/complaints/AskComplaintReview',
);
export const listComplaintsCall = remote<typeof desk.listComplaints>(
  'POST',
  '/api/complaints/ListComplaints',
);
export const getComplaintCall = remote<typeof desk.getComplaint>('GET', '/api/complaints/GetComplaint/{id}');
export const saveComplaintDraftCall = remote<typeof desk.saveComplaintDraft>(
  'POST',
  '/api/complaints/SaveComplaintDraft',
);
export const getComplaintFiguresCall = remote<typeof desk.getComplaintFigures>(
  'GET',
  '/api/complaints/GetComplaintFigures',
);
export const exportComplaintsCall = remote<typeof desk.exportComplaints>(
  'POST',
  '/api/complaints/ExportComplaints',
);
export const getComplaintFileCall = remote<typeof desk.getComplaintFile>(
  'GET',
  '/api/complaints/GetComplaintFile/{id}',
);
export const extendComplaintCall = remote<typeof desk.extendComplaint>(
  'POST',
  '/api/complaints/ExtendComplaint',
);
export const decideComplaintCall = remote<typeof desk.decideComplaint>(
  'POST',
  '/api/complaints/DecideComplaint',
);
export const unsealComplaintCall = remote<typeof desk.unsealComplaint>(
  'POST',
  '/api/complaints/UnsealComplaint',
);
export const revealComplainantCall = remote<typeof desk.revealComplainant>(
  'POST',
  '/api/complaints/RevealComplainant',
);
