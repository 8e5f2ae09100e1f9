import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as visitors from '../contract/activities.contract.ts';
import * as reviewers from '../contract/activity-review.contract.ts';
import * as leaders from '../contract/leaders.contract.ts';
import * as makeupReview from '../contract/makeup-review.contract.ts';
import * as makeups from '../contract/makeups.contract.ts';
import * as places from '../contract/places.contract.ts';
import * as teams from '../contract/team-activities.contract.ts';
import { cancelActivity } from './life/cancel-activity.ts';
import { checkActivity } from './publish/check-activity.ts';
import { copyActivity } from './publish/copies/copy-activity.ts';
import { previewCopies } from './publish/copies/preview-copies.ts';
import { countActivitiesByCategory } from './lists/count-activities-by-category.ts';
import { countActivitiesByDay } from './lists/count-activities-by-day.ts';
import { createActivity } from './publish/create-activity.ts';
import { deleteActivity } from './publish/delete-activity.ts';
import { getActivityForReview } from './review/get-activity-for-review.ts';
import { getActivity } from './get-activity.ts';
import { getTeamActivity } from './get-team-activity.ts';
import { listActivityLeaders } from './leaders/list-activity-leaders.ts';
import { setActivityLeaders } from './leaders/set-activity-leaders.ts';
import { deleteMakeup } from './makeups/delete-makeup.ts';
import { getMakeupForReview } from './makeups/get-makeup-for-review.ts';
import { getMakeupTemplate } from './makeups/get-makeup-template.ts';
import { getMyMakeup } from './makeups/get-my-makeup.ts';
import { listMakeupsForReview } from './makeups/list-makeups-for-review.ts';
import { listMyMakeups } from './makeups/list-my-makeups.ts';
import { readMakeupSheet } from './makeups/read-makeup-sheet.ts';
import { reviewMakeup } from './makeups/review-makeup.ts';
import { saveMakeup } from './makeups/save-makeup.ts';
import { submitMakeup } from './makeups/submit-makeup.ts';
import { withdrawMakeup } from './makeups/withdraw-makeup.ts';
import { listCalendarMarks } from './publish/list-calendar-marks.ts';
import { listActivities } from './lists/list-activities.ts';
import { listMyTeamActivities } from './lists/list-my-team-activities.ts';
import { exportActivities } from './review/export-activities.ts';
import { listReviewQueue } from './review/list-review-queue.ts';
import type { ActivitiesReactions } from './reactions.ts';
import { previewActivity } from './preview/preview-activity.ts';
import { previewActivities } from './review/preview-activities.ts';
import { reviewActivities } from './review/review-activities.ts';
import { reviewActivity } from './review/review-activity.ts';
import { suggestPlaces } from './places/suggest-places.ts';
import { settleActivity } from './life/settle-activity.ts';
import { previewSubmissions } from './publish/preview-submissions.ts';
import { submitActivities } from './publish/submit-activities.ts';
import { submitActivity } from './publish/submit-activity.ts';
import { resumeActivity } from './review/resume-activity.ts';
import { suspendActivity } from './review/suspend-activity.ts';
import { updateActivity } from './publish/update-activity.ts';
import { withdrawActivity } from './publish/withdraw-activity.ts';

/** Every call of the room with the use case that carries it out. */
export const activitiesBindings = (reactions: ActivitiesReactions): Binding[] => [
  bind(visitors.listActivities, listActivities),
  bind(visitors.countActivitiesByDay, countActivitiesByDay),
  bind(visitors.countActivitiesByCategory, countActivitiesByCategory),
  bind(visitors.getActivity, getActivity),
  bind(teams.listMyTeamActivities, listMyTeamActivities),
  bind(teams.getTeamActivity, getTeamActivity),
  bind(teams.createActivity, createActivity),
  bind(teams.updateActivity, updateActivity, { given: reactions }),
  bind(teams.checkActivity, checkActivity),
  bind(teams.previewActivity, previewActivity),
  bind(teams.listCalendarMarks, listCalendarMarks),
  bind(places.suggestPlaces, suggestPlaces),
  bind(teams.submitActivity, submitActivity),
  bind(teams.submitActivities, submitActivities),
  bind(teams.previewSubmissions, previewSubmissions),
  bind(teams.withdrawActivity, withdrawActivity),
  bind(teams.cancelActivity, cancelActivity, { given: reactions }),
  bind(teams.copyActivity, copyActivity),
  bind(teams.previewCopies, previewCopies),
  bind(teams.deleteActivity, deleteActivity),
  bind(teams.settleActivity, settleActivity, { given: reactions }),
  bind(leaders.listActivityLeaders, listActivityLeaders),
  bind(leaders.setActivityLeaders, setActivityLeaders),
  bind(makeups.deleteMakeup, deleteMakeup),
  bind(makeupReview.getMakeupForReview, getMakeupForReview),
  bind(makeups.getMakeupTemplate, getMakeupTemplate),
  bind(makeups.getMyMakeup, getMyMakeup),
  bind(makeupReview.listMakeupsForReview, listMakeupsForReview),
  bind(makeups.listMyMakeups, listMyMakeups),
  bind(makeups.readMakeupSheet, readMakeupSheet),
  bind(makeupReview.reviewMakeup, reviewMakeup, { given: reactions }),
  bind(makeups.saveMakeup, saveMakeup),
  bind(makeups.submitMakeup, submitMakeup),
  bind(makeups.withdrawMakeup, withdrawMakeup),
  bind(reviewers.listReviewQueue, listReviewQueue),
  bindExport(exportActivities),
  bind(reviewers.getActivityForReview, getActivityForReview),
  bind(reviewers.reviewActivity, reviewActivity, { given: reactions }),
  bind(reviewers.reviewActivities, reviewActivities, { given: reactions }),
  bind(reviewers.previewActivities, previewActivities, { given: reactions }),
  bind(reviewers.suspendActivity, suspendActivity),
  bind(reviewers.resumeActivity, resumeActivity),
];
