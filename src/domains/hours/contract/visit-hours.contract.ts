import { z } from 'zod';
import { idField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { askedCorrectionSchema } from './corrections.contract.ts';
import {
  activityHourSchema,
  confirmedField,
  confirmedSchema,
  myHourSchema,
  waitingSchema,
} from './hours.contract.ts';
import { hourRefusals } from './hours.words.ts';

/** The hours that the visits of one's own job (需求任务) made, and what confirming those that wait would do. */
export const listJobHours = operation({
  name: 'listJobHours',
  method: 'POST',
  path: '/api/hours/ListJobHours',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ jobId: idField, ...pageRequestShape }),
  result: z.strictObject({
    ...pageResultShape(activityHourSchema),
    waiting: waitingSchema,
  }),
  refusals: {},
  summary: '任务的时长明细',
});

/** Confirms the rows of one's own job: no code proves a visit, so they go to the centre's second person. */
export const confirmJobHours = operation({
  name: 'confirmJobHours',
  act: '核定任务时长',
  method: 'POST',
  path: '/api/hours/ConfirmJobHours',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({ jobId: idField, hourIds: confirmedField }),
  result: confirmedSchema,
  refusals: hourRefusals,
  summary: '核定任务时长',
});

/** Corrections asked for in one's own job, those that wait for the team first. */
export const listJobHourCorrections = operation({
  name: 'listJobHourCorrections',
  method: 'POST',
  path: '/api/hours/ListJobHourCorrections',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ jobId: idField, ...pageRequestShape }),
  result: z.strictObject(pageResultShape(askedCorrectionSchema)),
  refusals: {},
  summary: '任务的更正申请',
});

/** My records of one visit of mine to a job. */
export const listMyVisitHours = operation({
  name: 'listMyVisitHours',
  method: 'POST',
  path: '/api/hours/ListMyVisitHours',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ assignmentId: idField, ...pageRequestShape }),
  result: z.strictObject(pageResultShape(myHourSchema)),
  refusals: {},
  summary: '我的上门时长',
});
