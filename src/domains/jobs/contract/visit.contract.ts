import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import {
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import {
  answerVisitRefusals,
  jobResults,
  proposeVisitRefusals,
  submitJobReportRefusals,
  visitStatuses,
} from './jobs.words.ts';

/** Lets whoever proved the number act on one need for half an hour. */
const followKeyField = z.string().max(120, '查单凭证不正确').optional();
const visitNoteField = z.string().trim().max(200, '说明至多 200 个字').default('');

export const proposeVisit = operation({
  name: 'proposeVisit',
  act: '约上门时间',
  method: 'POST',
  path: '/api/jobs/ProposeVisit',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    jobId: idField,
    version: versionField,
    visitStart: instantField,
    visitEnd: instantField,
    note: visitNoteField,
  }),
  result: doneResult,
  refusals: proposeVisitRefusals,
  summary:
    'Proposes when to come; the requester is told with a one-time link, and silence agrees to nothing.',
});

export const getNeedVisit = operation({
  name: 'getNeedVisit',
  method: 'POST',
  path: '/api/jobs/GetNeedVisit',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ needId: idField, followKey: followKeyField }),
  result: z.strictObject({
    /** Null while no team works on it. */
    work: z
      .strictObject({
        teamName: z.string(),
        contactDueAt: instantField.nullable(),
        visitStart: instantField.nullable(),
        visitEnd: instantField.nullable(),
        visitStatus: z.enum(visitStatuses).nullable(),
        visitNote: z.string(),
        version: z.int(),
      })
      .nullable(),
  }),
  refusals: {},
  summary: 'The team that works on a need and the visit it proposes, for whoever raised the need.',
});
export type NeedWorkView = NonNullable<z.output<(typeof getNeedVisit)['result']>['work']>;

export const answerVisit = operation({
  name: 'answerVisit',
  act: '答复上门时间',
  method: 'POST',
  path: '/api/jobs/AnswerVisit',
  caller: 'public',
  effect: 'write',
  request: z.strictObject({
    needId: idField,
    followKey: followKeyField,
    version: versionField,
    isAgreed: z.boolean(),
    note: visitNoteField,
  }),
  result: doneResult,
  refusals: answerVisitRefusals,
  summary: 'The requester agrees to a proposed visit or asks for another time.',
  rateLimit: { max: 20, windowMs: minuteMs },
});

export const recordVisitAnswer = operation({
  name: 'recordVisitAnswer',
  act: '代记上门时间的答复',
  method: 'POST',
  path: '/api/jobs/RecordVisitAnswer',
  caller: permission('needs.dispatch', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ needId: idField, isAgreed: z.boolean(), reason: reasonField }),
  result: doneResult,
  refusals: answerVisitRefusals,
  summary: 'What the requester said on the phone to a proposed visit, noted by staff with how they know.',
});

export const submitJobReport = operation({
  name: 'submitJobReport',
  act: '提交结项报告',
  method: 'POST',
  path: '/api/jobs/SubmitJobReport',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({
    jobId: idField,
    version: versionField,
    resultCode: z.enum(jobResults, '请选择事情解决了没有'),
    resultText: textField('做了什么、还差什么', 4, 1000),
  }),
  result: doneResult,
  refusals: submitJobReportRefusals,
  summary: 'Reports what was done; the requester is asked whether it is solved.',
});
