import { remote } from '#platform/web/calls/remote.ts';
import type * as activityHours from '../contract/activity-hours.contract.ts';
import type * as claims from '../contract/claims.contract.ts';
import type * as corrections from '../contract/corrections.contract.ts';
import type * as entries from '../contract/hour-entries.contract.ts';
import type * as requests from '../contract/hour-requests.contract.ts';
import type * as material from '../contract/material.contract.ts';
import type * as visits from '../contract/visit-hours.contract.ts';
import type * as story from '../contract/hour-story.contract.ts';
import type * as badges from '../contract/badges.contract.ts';
import type * as contract from '../contract/hours.contract.ts';
import type * as totals from '../contract/hour-totals.contract.ts';
import type * as voids from '../contract/hour-voids.contract.ts';
import type * as reviewContract from '../contract/review-hours.contract.ts';

export const listActivityHoursCall = remote<typeof contract.listActivityHours>(
  'POST',
  '/api/hours/ListActivityHours',
);
export const exportActivityHoursCall = remote<typeof activityHours.exportActivityHours>(
  'POST',
  '/api/hours/ExportActivityHours',
);
export const exportHoursForReviewCall = remote<typeof reviewContract.exportHoursForReview>(
  'POST',
  '/api/hours/ExportHoursForReview',
);
export const adjustHourCall = remote<typeof contract.adjustHour>('PUT', '/api/hours/AdjustHour');
/** Whose records a team looks at. */
export type HourOrigin = { activityId: number } | { jobId: number };

export const listJobHoursCall = remote<typeof visits.listJobHours>('POST', '/api/hours/ListJobHours');
export const confirmJobHoursCall = remote<typeof visits.confirmJobHours>(
  'POST',
  '/api/hours/ConfirmJobHours',
);
export const listJobHourCorrectionsCall = remote<typeof visits.listJobHourCorrections>(
  'POST',
  '/api/hours/ListJobHourCorrections',
);
export const listMyVisitHoursCall = remote<typeof visits.listMyVisitHours>(
  'POST',
  '/api/hours/ListMyVisitHours',
);
export const confirmHoursCall = remote<typeof contract.confirmHours>('POST', '/api/hours/ConfirmHours');
export const submitHourEntryCall = remote<typeof entries.submitHourEntry>(
  'POST',
  '/api/hours/SubmitHourEntry',
);
export const listEntriesToAnswerCall = remote<typeof entries.listEntriesToAnswer>(
  'GET',
  '/api/hours/ListEntriesToAnswer',
);
export const answerHourEntryCall = remote<typeof entries.answerHourEntry>(
  'POST',
  '/api/hours/AnswerHourEntry',
);
export const getHourStoryCall = remote<typeof story.getHourStory>('GET', '/api/hours/GetHourStory/{id}');
export const getHourProofCall = remote<typeof story.getHourProof>('POST', '/api/hours/GetHourProof');
export const objectHourCall = remote<typeof contract.objectHour>('POST', '/api/hours/ObjectHour');
export const listHoursForReviewCall = remote<typeof contract.listHoursForReview>(
  'POST',
  '/api/hours/ListHoursForReview',
);
export const decideHourCall = remote<typeof contract.decideHour>('POST', '/api/hours/DecideHour');
export const listHourGroupsCall = remote<typeof reviewContract.listHourGroups>(
  'POST',
  '/api/hours/ListHourGroups',
);
export const previewHoursCall = remote<typeof reviewContract.previewHours>('POST', '/api/hours/PreviewHours');
export const decideHoursCall = remote<typeof reviewContract.decideHours>('POST', '/api/hours/DecideHours');
export const drawHourSampleCall = remote<typeof reviewContract.drawHourSample>(
  'POST',
  '/api/hours/DrawHourSample',
);
export const openHourSampleCall = remote<typeof reviewContract.openHourSample>(
  'POST',
  '/api/hours/OpenHourSample',
);
export const voidHourCall = remote<typeof voids.voidHour>('POST', '/api/hours/VoidHour');
export const listMyHoursCall = remote<typeof contract.listMyHours>('POST', '/api/hours/ListMyHours');
export const getMyHourTotalsCall = remote<typeof totals.getMyHourTotals>('GET', '/api/hours/GetMyHourTotals');
export const getMyServicesCall = remote<typeof badges.getMyServices>('GET', '/api/hours/GetMyServices');
export const requestHourCorrectionCall = remote<typeof corrections.requestHourCorrection>(
  'POST',
  '/api/hours/RequestHourCorrection',
);
export const withdrawHourCorrectionCall = remote<typeof corrections.withdrawHourCorrection>(
  'POST',
  '/api/hours/WithdrawHourCorrection',
);
export const askCentreForCorrectionCall = remote<typeof corrections.askCentreForCorrection>(
  'POST',
  '/api/hours/AskCentreForCorrection',
);
export const answerHourCorrectionCall = remote<typeof corrections.answerHourCorrection>(
  'POST',
  '/api/hours/AnswerHourCorrection',
);
export const listHourCorrectionsCall = remote<typeof corrections.listHourCorrections>(
  'POST',
  '/api/hours/ListHourCorrections',
);

export const listHourRequestsCall = remote<typeof requests.listHourRequests>(
  'POST',
  '/api/hours/ListHourRequests',
);
export const exportHourRequestsCall = remote<typeof requests.exportHourRequests>(
  'POST',
  '/api/hours/ExportHourRequests',
);
export const askCorrectionMaterialCall = remote<typeof material.askCorrectionMaterial>(
  'POST',
  '/api/hours/AskCorrectionMaterial',
);
export const askClaimMaterialCall = remote<typeof material.askClaimMaterial>(
  'POST',
  '/api/hours/AskClaimMaterial',
);
export const askHourMaterialCall = remote<typeof material.askHourMaterial>(
  'POST',
  '/api/hours/AskHourMaterial',
);
export const answerHourMaterialCall = remote<typeof material.answerHourMaterial>(
  'POST',
  '/api/hours/AnswerHourMaterial',
);

export const listClaimTeamsCall = remote<typeof claims.listClaimTeams>('GET', '/api/hours/ListClaimTeams');
export const claimHoursCall = remote<typeof claims.claimHours>('POST', '/api/hours/ClaimHours');
export const listMyHourClaimsCall = remote<typeof claims.listMyHourClaims>(
  'POST',
  '/api/hours/ListMyHourClaims',
);
export const withdrawHourClaimCall = remote<typeof claims.withdrawHourClaim>(
  'POST',
  '/api/hours/WithdrawHourClaim',
);
export const askCentreForClaimCall = remote<typeof claims.askCentreForClaim>(
  'POST',
  '/api/hours/AskCentreForClaim',
);
export const listTeamHourClaimsCall = remote<typeof claims.listTeamHourClaims>(
  'POST',
  '/api/hours/ListTeamHourClaims',
);
export const answerHourClaimCall = remote<typeof claims.answerHourClaim>(
  'POST',
  '/api/hours/AnswerHourClaim',
);
export const listTeamHourCorrectionsCall = remote<typeof corrections.listTeamHourCorrections>(
  'POST',
  '/api/hours/ListTeamHourCorrections',
);
