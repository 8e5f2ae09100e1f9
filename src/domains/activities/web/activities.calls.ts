import type { getTeam, listTeams } from '#domains/teams/contract/teams.contract.ts';
import { remote } from '#platform/web/calls/remote.ts';
import type { listActivities } from '../contract/activities.contract.ts';
import type {
  getActivityForReview,
  exportActivities,
  listReviewQueue,
  previewActivities,
  resumeActivity,
  reviewActivities,
  reviewActivity,
  suspendActivity,
} from '../contract/activity-review.contract.ts';
import type { listActivityLeaders, setActivityLeaders } from '../contract/leaders.contract.ts';
import type { suggestPlaces } from '../contract/places.contract.ts';
import type {
  cancelActivity,
  checkActivity,
  copyActivity,
  previewCopies,
  createActivity,
  deleteActivity,
  getTeamActivity,
  listCalendarMarks,
  listMyTeamActivities,
  settleActivity,
  previewActivity,
  previewSubmissions,
  submitActivities,
  submitActivity,
  updateActivity,
  withdrawActivity,
} from '../contract/team-activities.contract.ts';

export const listTeamsCall = remote<typeof listTeams>('POST', '/api/teams/ListTeams');
export const getTeamCall = remote<typeof getTeam>('GET', '/api/teams/GetTeam/{id}');

export const listActivitiesCall = remote<typeof listActivities>('POST', '/api/activities/ListActivities');

export const listMyTeamActivitiesCall = remote<typeof listMyTeamActivities>(
  'POST',
  '/api/activities/ListMyTeamActivities',
);
export const getTeamActivityCall = remote<typeof getTeamActivity>(
  'GET',
  '/api/activities/GetTeamActivity/{id}',
);
export const createActivityCall = remote<typeof createActivity>('POST', '/api/activities/CreateActivity');
export const updateActivityCall = remote<typeof updateActivity>('PUT', '/api/activities/UpdateActivity');
export const checkActivityCall = remote<typeof checkActivity>('POST', '/api/activities/CheckActivity');
export const listCalendarMarksCall = remote<typeof listCalendarMarks>(
  'POST',
  '/api/activities/ListCalendarMarks',
);
export const previewActivityCall = remote<typeof previewActivity>('POST', '/api/activities/PreviewActivity');
export const suggestPlacesCall = remote<typeof suggestPlaces>('POST', '/api/activities/SuggestPlaces');
export const submitActivityCall = remote<typeof submitActivity>('POST', '/api/activities/SubmitActivity');
export const submitActivitiesCall = remote<typeof submitActivities>(
  'POST',
  '/api/activities/SubmitActivities',
);
export const previewSubmissionsCall = remote<typeof previewSubmissions>(
  'POST',
  '/api/activities/PreviewSubmissions',
);
export const withdrawActivityCall = remote<typeof withdrawActivity>(
  'POST',
  '/api/activities/WithdrawActivity',
);
export const cancelActivityCall = remote<typeof cancelActivity>('POST', '/api/activities/CancelActivity');
export const copyActivityCall = remote<typeof copyActivity>('POST', '/api/activities/CopyActivity');
export const previewCopiesCall = remote<typeof previewCopies>('POST', '/api/activities/PreviewCopies');
export const deleteActivityCall = remote<typeof deleteActivity>('DELETE', '/api/activities/DeleteActivity');
export const settleActivityCall = remote<typeof settleActivity>('POST', '/api/activities/SettleActivity');

export const exportActivitiesCall = remote<typeof exportActivities>(
  'POST',
  '/api/activities/ExportActivities',
);
export const listReviewQueueCall = remote<typeof listReviewQueue>('POST', '/api/activities/ListReviewQueue');
export const getActivityForReviewCall = remote<typeof getActivityForReview>(
  'GET',
  '/api/activities/GetActivityForReview/{id}',
);
export const reviewActivityCall = remote<typeof reviewActivity>('POST', '/api/activities/ReviewActivity');
export const reviewActivitiesCall = remote<typeof reviewActivities>(
  'POST',
  '/api/activities/ReviewActivities',
);
export const previewActivitiesCall = remote<typeof previewActivities>(
  'POST',
  '/api/activities/PreviewActivities',
);
export const suspendActivityCall = remote<typeof suspendActivity>('POST', '/api/activities/SuspendActivity');
export const resumeActivityCall = remote<typeof resumeActivity>('POST', '/api/activities/ResumeActivity');
export const listActivityLeadersCall = remote<typeof listActivityLeaders>(
  'GET',
  '/api/activities/ListActivityLeaders/{id}',
);
export const setActivityLeadersCall = remote<typeof setActivityLeaders>(
  'POST',
  '/api/activities/SetActivityLeaders',
);
