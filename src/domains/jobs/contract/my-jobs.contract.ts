import { z } from 'zod';
import { tapTimesSchema } from '#platform/contract/taps/tap-times.ts';
import { needOutcomes } from '#domains/needs/contract/rating.words.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, textField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { clashSchema } from './assignments.contract.ts';
import {
  mostVisitPhotos,
  photoConsents,
  acceptAssignmentRefusals,
  assignmentStatuses,
  checkInVisitRefusals,
  checkOutVisitRefusals,
  declineAssignmentRefusals,
  handBackAssignmentRefusals,
  myJobTabKeys,
  reportVisitRefusals,
  revealMyJobPeopleRefusals,
  visitOutcomes,
} from './assignments.words.ts';
import { declineReasons, jobKinds } from './jobs.words.ts';
import { jobPeopleSchema } from './team-jobs.contract.ts';

const myJobCardShape = {
  assignmentId: z.int(),
  jobNo: z.string(),
  kind: z.enum(jobKinds),
  status: z.enum(assignmentStatuses),
  title: z.string(),
  category: categoryField,
  teamName: z.string(),
  /** District and community, never a door. */
  placeName: z.string(),
  planStart: instantField,
  planEnd: instantField,
  isTimeFlexible: z.boolean(),
  /** The agreed visit; null while its time is being agreed. */
  visitStart: instantField.nullable(),
  visitEnd: instantField.nullable(),
  offeredAt: instantField,
  answerDueAt: instantField,
  inAt: instantField.nullable(),
  outAt: instantField.nullable(),
  minutes: z.int().nullable(),
  /** What the requester said, once the need is closed. */
  needOutcome: z.enum(needOutcomes).nullable(),
};
const myJobCardSchema = z.strictObject(myJobCardShape);
export type MyJobCard = z.output<typeof myJobCardSchema>;

export const listMyJobs = operation({
  name: 'listMyJobs',
  method: 'POST',
  path: '/api/jobs/ListMyJobs',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape, tab: z.enum(myJobTabKeys).default('offered') }),
  result: z.strictObject({
    ...pageResultShape(myJobCardSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(myJobTabKeys), count: z.int() })),
  }),
  refusals: {},
  summary: 'Jobs that the caller is asked for, goes to, or was asked for.',
});

export const getMyJob = operation({
  name: 'getMyJob',
  method: 'GET',
  path: '/api/jobs/GetMyJob/{id}',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...myJobCardShape,
    content: z.string(),
    /** Where the centre's own work is and what to mind; empty for needs, whose door comes with the yes. */
    address: z.string(),
    riskNotice: z.string(),
    isVisit: z.boolean(),
    isTeamSuspended: z.boolean(),
    isJobInProgress: z.boolean(),
    grade: z.enum(['C', 'D']).nullable(),
    fixReason: z.string().nullable(),
    /** A time of it was tapped without a line and came up later. */
    hasWaited: z.boolean(),
    outcome: z.enum(visitOutcomes).nullable(),
    reportText: z.string().nullable(),
    photoCount: z.int(),
    reason: z.string().nullable(),
    note: z.string(),
    clash: clashSchema.nullable(),
  }),
  refusals: {},
  summary: 'One own part in a job, without door or number.',
});
export type MyJobView = z.output<(typeof getMyJob)['result']>;

const ownPart = { assignmentId: idField };
const whyShape = { ...ownPart, reason: z.enum(declineReasons, '请选择原因') };

export const acceptAssignment = operation({
  name: 'acceptAssignment',
  act: '答应去做任务',
  method: 'POST',
  path: '/api/jobs/AcceptAssignment',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    ...ownPart,
    /** The agreed visit as the page showed it. */
    visitStart: instantField.nullable(),
  }),
  result: doneResult,
  refusals: acceptAssignmentRefusals,
  summary: 'Says yes to going; from now on the door may be seen.',
});

export const declineAssignment = operation({
  name: 'declineAssignment',
  act: '婉拒去做任务',
  method: 'POST',
  path: '/api/jobs/DeclineAssignment',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    ...whyShape,
    note: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: declineAssignmentRefusals,
  summary: 'Says no to going, with a reason; it harms nothing.',
});

export const handBackAssignment = operation({
  name: 'handBackAssignment',
  act: '退回答应的任务',
  method: 'POST',
  path: '/api/jobs/HandBackAssignment',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ ...whyShape, note: textField('一句说明', 2, 200) }),
  result: doneResult,
  refusals: handBackAssignmentRefusals,
  summary: 'Gives a promised visit back before it begins, with a reason and a sentence.',
});

export const revealMyJobPeople = operation({
  name: 'revealMyJobPeople',
  act: '队员查看上门信息',
  method: 'POST',
  path: '/api/jobs/RevealMyJobPeople',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject(ownPart),
  result: jobPeopleSchema,
  refusals: revealMyJobPeopleRefusals,
  summary: 'Whom to call and where to go, for who said yes; each look is in the log.',
  rateLimit: { max: 60, windowMs: minuteMs },
});

export const checkInVisit = operation({
  name: 'checkInVisit',
  act: '上门签到',
  method: 'POST',
  path: '/api/jobs/CheckInVisit',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ ...ownPart, tap: tapTimesSchema.optional() }),
  result: z.strictObject({ inAt: instantField }),
  refusals: checkInVisitRefusals,
  summary:
    'Begins an agreed visit by the clock of the server; what was tapped without a line counts as of then, for a day.',
});

export const checkOutVisit = operation({
  name: 'checkOutVisit',
  act: '上门签退',
  method: 'POST',
  path: '/api/jobs/CheckOutVisit',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ ...ownPart, tap: tapTimesSchema.optional() }),
  result: z.strictObject({ outAt: instantField, minutes: z.int() }),
  refusals: checkOutVisitRefusals,
  summary:
    'Ends a visit by the clock of the server; what was tapped without a line counts as of then, for a day.',
});

export const reportVisit = operation({
  name: 'reportVisit',
  act: '提交任务反馈',
  method: 'POST',
  path: '/api/jobs/ReportVisit',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    ...ownPart,
    outcome: z.enum(visitOutcomes, '请选择这次办得怎样'),
    text: textField('这次的反馈', 4, 500),
    photoFileIds: z.array(idField).max(mostVisitPhotos, `照片至多 ${mostVisitPhotos} 张`).default([]),
    /** Asked wherever there is a photo. */
    photoConsent: z.enum(photoConsents, '请说明有没有拍到人').optional(),
  }),
  result: doneResult,
  refusals: reportVisitRefusals,
  summary: 'What became of a visit, in the words of who was there, for the team.',
});
