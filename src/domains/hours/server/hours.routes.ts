import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as claims from '../contract/claims.contract.ts';
import * as badges from '../contract/badges.contract.ts';
import * as corrections from '../contract/corrections.contract.ts';
import * as entries from '../contract/hour-entries.contract.ts';
import * as requests from '../contract/hour-requests.contract.ts';
import * as material from '../contract/material.contract.ts';
import * as visits from '../contract/visit-hours.contract.ts';
import * as story from '../contract/hour-story.contract.ts';
import * as contract from '../contract/hours.contract.ts';
import * as totals from '../contract/hour-totals.contract.ts';
import * as voids from '../contract/hour-voids.contract.ts';
import * as publicity from '../contract/publicity.contract.ts';
import * as reviewContract from '../contract/review-hours.contract.ts';
import { answerHourClaim } from './claims/answer-hour-claim.ts';
import { askCentreForClaim } from './claims/ask-centre-for-claim.ts';
import { claimHours } from './claims/claim-hours.ts';
import { listClaimTeams } from './claims/list-claim-teams.ts';
import { listMyHourClaims } from './claims/list-my-hour-claims.ts';
import { listTeamHourClaims } from './claims/list-team-hour-claims.ts';
import { withdrawHourClaim } from './claims/withdraw-hour-claim.ts';
import { getMyServices } from './badges/get-my-services.ts';
import { answerHourCorrection } from './corrections/answer-hour-correction.ts';
import { askCentreForCorrection } from './corrections/ask-centre-for-correction.ts';
import { listHourCorrections } from './corrections/list-hour-corrections.ts';
import { listTeamHourCorrections } from './corrections/list-team-hour-corrections.ts';
import { requestHourCorrection } from './corrections/request-hour-correction.ts';
import { withdrawHourCorrection } from './corrections/withdraw-hour-correction.ts';
import { adjustHour } from './decide/adjust-hour.ts';
import { answerHourEntry } from './entries/answer-hour-entry.ts';
import { listEntriesToAnswer } from './entries/list-entries-to-answer.ts';
import { exportHourRequests } from './requests/export-hour-requests.ts';
import { listHourRequests } from './requests/list-hour-requests.ts';
import { answerHourMaterial } from './material/answer-hour-material.ts';
import { askClaimMaterial } from './material/ask-claim-material.ts';
import { askCorrectionMaterial } from './material/ask-correction-material.ts';
import { askHourMaterial } from './material/ask-hour-material.ts';
import { confirmHours } from './confirm-hours.ts';
import { confirmJobHours } from './visits/confirm-job-hours.ts';
import { decideHour } from './decide/decide-hour.ts';
import { decideHours } from './decide/decide-hours.ts';
import { objectHour } from './publicity/object-hour.ts';
import { getMyHourTotals } from './get-my-hour-totals.ts';
import { getHourProof } from './story/get-hour-proof.ts';
import { getHourStory } from './story/get-hour-story.ts';
import { listActivityHours } from './team/list-activity-hours.ts';
import { listMyVisitHours } from './visits/list-my-visit-hours.ts';
import { listJobHourCorrections } from './corrections/list-job-hour-corrections.ts';
import { listJobHours } from './visits/list-job-hours.ts';
import { exportActivityHours } from './team/export-activity-hours.ts';
import { exportHoursForReview } from './export-hours-for-review.ts';
import { listHoursForReview } from './list-hours-for-review.ts';
import { listMyHours } from './list-my-hours.ts';
import { listPublicity } from './publicity/list-publicity.ts';
import { listPublicityBoard } from './publicity/list-publicity-board.ts';
import { listHourGroups } from './decide/list-hour-groups.ts';
import { previewHours } from './decide/preview-hours.ts';
import { drawHourSample } from './decide/draw-hour-sample.ts';
import { openHourSample } from './decide/open-hour-sample.ts';
import type { HourVoiding } from './voiding/hour-voiding.ts';
import { voidHour } from './voiding/void-hour.ts';
import { submitHourEntry } from './entries/submit-hour-entry.ts';

/** Every call of the room, bound to its use case; proofs name the site's address. */
export const hoursBindings = (given: { publicUrl: string; voiding: HourVoiding }): Binding[] => [
  bind(contract.listActivityHours, listActivityHours),
  bindExport(exportActivityHours),
  bind(contract.adjustHour, adjustHour),
  bind(contract.confirmHours, confirmHours),
  bind(visits.listJobHours, listJobHours),
  bind(visits.confirmJobHours, confirmJobHours),
  bind(visits.listJobHourCorrections, listJobHourCorrections),
  bind(visits.listMyVisitHours, listMyVisitHours),
  bind(entries.submitHourEntry, submitHourEntry),
  bind(entries.listEntriesToAnswer, listEntriesToAnswer),
  bind(entries.answerHourEntry, answerHourEntry),
  bind(contract.listHoursForReview, listHoursForReview),
  bindExport(exportHoursForReview),
  bind(contract.decideHour, decideHour),
  bind(reviewContract.decideHours, decideHours),
  bind(reviewContract.listHourGroups, listHourGroups),
  bind(reviewContract.previewHours, previewHours),
  bind(reviewContract.drawHourSample, drawHourSample),
  bind(reviewContract.openHourSample, openHourSample),
  bind(voids.voidHour, voidHour, { given }),
  bind(contract.listMyHours, listMyHours),
  bind(story.getHourStory, getHourStory),
  bind(story.getHourProof, getHourProof, { given }),
  bind(totals.getMyHourTotals, getMyHourTotals),
  bind(badges.getMyServices, getMyServices),
  bind(contract.listPublicity, listPublicity),
  bind(publicity.listPublicityBoard, listPublicityBoard),
  bind(contract.objectHour, objectHour),
  bind(corrections.requestHourCorrection, requestHourCorrection),
  bind(corrections.withdrawHourCorrection, withdrawHourCorrection),
  bind(corrections.askCentreForCorrection, askCentreForCorrection),
  bind(corrections.answerHourCorrection, answerHourCorrection),
  bind(corrections.listHourCorrections, listHourCorrections),
  bind(corrections.listTeamHourCorrections, listTeamHourCorrections),
  bind(requests.listHourRequests, listHourRequests),
  bindExport(exportHourRequests),
  bind(material.askCorrectionMaterial, askCorrectionMaterial),
  bind(material.askClaimMaterial, askClaimMaterial),
  bind(material.askHourMaterial, askHourMaterial),
  bind(material.answerHourMaterial, answerHourMaterial),
  bind(claims.listClaimTeams, listClaimTeams),
  bind(claims.claimHours, claimHours),
  bind(claims.listMyHourClaims, listMyHourClaims),
  bind(claims.withdrawHourClaim, withdrawHourClaim),
  bind(claims.askCentreForClaim, askCentreForClaim),
  bind(claims.listTeamHourClaims, listTeamHourClaims),
  bind(claims.answerHourClaim, answerHourClaim),
];
