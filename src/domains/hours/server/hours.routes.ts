import { bind } from '#platform/server/calls/binding.ts';
import * as entries from '../contract/hour-entries.contract.ts';
import * as contract from '../contract/hours.contract.ts';
import * as reviewContract from '../contract/review-hours.contract.ts';
import { adjustHour } from './decide/adjust-hour.ts';
import { answerHourEntry, listEntriesToAnswer } from './entries/answer-hour-entry.ts';
import { confirmHours } from './confirm-hours.ts';
import { decideHour } from './decide/decide-hour.ts';
import { decideHours } from './decide/decide-hours.ts';
import { objectHour } from './object-hour.ts';
import {
  getMyHourTotals,
  listActivityHours,
  listHoursForReview,
  listMyHours,
  listPublicity,
} from './read-hours.ts';
import { drawHourSample, openHourSample } from './decide/sample-hours.ts';
import { submitHourEntry } from './entries/submit-hour-entry.ts';

/** Every call of the room, bound to its use case. */
export const hoursBindings = [
  bind(contract.listActivityHours, listActivityHours),
  bind(contract.adjustHour, adjustHour),
  bind(contract.confirmHours, confirmHours),
  bind(entries.submitHourEntry, submitHourEntry),
  bind(entries.listEntriesToAnswer, listEntriesToAnswer),
  bind(entries.answerHourEntry, answerHourEntry),
  bind(contract.listHoursForReview, listHoursForReview),
  bind(contract.decideHour, decideHour),
  bind(reviewContract.decideHours, decideHours),
  bind(reviewContract.drawHourSample, drawHourSample),
  bind(reviewContract.openHourSample, openHourSample),
  bind(contract.listMyHours, listMyHours),
  bind(contract.getMyHourTotals, getMyHourTotals),
  bind(contract.listPublicity, listPublicity),
  bind(contract.objectHour, objectHour),
];
