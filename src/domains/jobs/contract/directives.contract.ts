import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
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
  directiveLimits,
  issueDirectiveRefusals,
  jobVerdicts,
  verifyJobRefusals,
  withdrawJobRefusals,
} from './directives.words.ts';
import { jobKinds, jobResults, jobStatuses } from './jobs.words.ts';
import { jobStepSchema } from './team-jobs.contract.ts';

/** Dispatchers of the centre, and of the 所 or 站 where the work is. */
const dispatcher = permission('needs.dispatch', { scope: 'rows' });

/**
 * 指令任务: the centre asks teams for work of its own, each for itself; a team may decline with a reason and without harm
 * (志愿服务条例 25). How many people must come is never ordered.
 */
export const issueDirective = operation({
  name: 'issueDirective',
  act: '下发指令任务',
  method: 'POST',
  path: '/api/jobs/IssueDirective',
  caller: dispatcher,
  effect: 'write',
  request: z.strictObject({
    title: textField('标题', 4, 40),
    content: textField('要做什么', 10, 2000),
    category: categoryField,
    /** The 所 or 站 where it is. */
    organisationId: idField,
    address: textField('地点', 2, 80),
    planStart: instantField,
    planEnd: instantField,
    peopleNeeded: z.int('人数应为整数').min(1, '至少 1 人').max(500, '至多 500 人'),
    riskNotice: textField('要小心什么', 1, 200),
    teamIds: z
      .array(idField)
      .min(1, '请选择队伍')
      .max(directiveLimits.teams, `一次至多派给 ${directiveLimits.teams} 支队伍`),
  }),
  result: z.strictObject({ dueAt: instantField, jobNos: z.array(z.string()) }),
  refusals: issueDirectiveRefusals,
  summary: 'Asks teams for work of the centre, a job for each; they answer until the time that is given.',
});

export const getJob = operation({
  name: 'getJob',
  method: 'GET',
  path: '/api/jobs/GetJob/{id}',
  caller: dispatcher,
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    jobId: z.int(),
    jobNo: z.string(),
    kind: z.enum(jobKinds),
    status: z.enum(jobStatuses),
    title: z.string(),
    content: z.string(),
    teamName: z.string(),
    /** District and 所 or 站; the address is that of the work, never of somebody's home. */
    placeName: z.string(),
    address: z.string(),
    riskNotice: z.string(),
    planStart: instantField,
    planEnd: instantField,
    peopleNeeded: z.int(),
    needId: z.int().nullable(),
    resultCode: z.enum(jobResults).nullable(),
    resultText: z.string().nullable(),
    steps: z.array(jobStepSchema),
    version: z.int(),
  }),
  refusals: {},
  summary: 'One job inside the data scope, with what the team reported.',
});

/** 验收: accepts what a team reported of a 指令任务, or gives it back with a sentence. */
export const verifyJob = operation({
  name: 'verifyJob',
  act: '验收任务',
  method: 'POST',
  path: '/api/jobs/VerifyJob',
  caller: dispatcher,
  effect: 'write',
  request: z.strictObject({
    jobId: idField,
    version: versionField,
    verdict: z.enum(jobVerdicts, '请选择通过还是退回'),
    reason: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: verifyJobRefusals,
  summary: 'Accepts the report of a 指令任务, or gives it back to its team with a sentence.',
});

export const withdrawJob = operation({
  name: 'withdrawJob',
  act: '撤回指令任务',
  method: 'POST',
  path: '/api/jobs/WithdrawJob',
  caller: dispatcher,
  effect: 'write',
  request: z.strictObject({ jobId: idField, version: versionField, reason: reasonField }),
  result: doneResult,
  refusals: withdrawJobRefusals,
  summary: 'Takes a 指令任务 back from its team, which reads why; who was asked to go is freed.',
});
