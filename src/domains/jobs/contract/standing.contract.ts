import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { doneResult, idField, instantField, textField, versionField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import { jobStatuses } from './jobs.words.ts';
import {
  applyPostRefusals,
  decidePostRefusals,
  leavePostRefusals,
  openPostRefusals,
  postActKeys,
  postLimits,
  postPersonStatuses,
  postVerdicts,
  setPostStateRefusals,
} from './standing.words.ts';

const clockField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间写成 08:30 这样');
const slotShape = {
  /** 0 is Sunday. */
  weekday: z.int().min(0, '请选择星期几').max(6, '请选择星期几'),
  starts: clockField,
  ends: clockField,
  places: z.int('人数应为整数').min(1, '至少 1 人').max(postLimits.places, `至多 ${postLimits.places} 人`),
};
const slotSchema = z.strictObject({ slotId: z.int(), ...slotShape, takenCount: z.int() });
export type PostSlot = z.output<typeof slotSchema>;

/** 常设岗位: a team opens a post for its members, with weekly slots, a trial and how long one should stay. */
export const openPost = operation({
  name: 'openPost',
  act: '开设岗位',
  method: 'POST',
  path: '/api/jobs/OpenPost',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    title: shownToAll(textField('岗位名称', 4, 40)),
    content: shownToAll(textField('做什么', 10, 2000)),
    category: categoryField,
    address: shownToAll(textField('地点', 2, 80)),
    riskNotice: shownToAll(textField('要小心什么', 1, 200)),
    /** Duties that one does on trial before one stays; none where it is 0. */
    trialVisits: z.int().min(0).max(postLimits.trialVisits, `试用至多 ${postLimits.trialVisits} 次`),
    /** Weeks that one should stay; nobody is held. */
    leastWeeks: z.int().min(0).max(postLimits.leastWeeks, `至多 ${postLimits.leastWeeks} 周`),
    slots: z
      .array(z.strictObject(slotShape))
      .min(1, '至少一个班次')
      .max(postLimits.slots, `至多 ${postLimits.slots} 个班次`),
  }),
  result: z.strictObject({ jobId: z.int(), jobNo: z.string() }),
  refusals: openPostRefusals,
  summary: 'Opens a standing post of the calling team for a year.',
});

export const setPostState = operation({
  name: 'setPostState',
  act: '暂停或结束岗位',
  method: 'POST',
  path: '/api/jobs/SetPostState',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ jobId: idField, version: versionField, act: z.enum(postActKeys) }),
  result: doneResult,
  refusals: setPostStateRefusals,
  summary:
    'Pauses, opens again or ends a standing post; duties that nobody has begun are called off, and everybody is told.',
});

const postShape = {
  jobId: z.int(),
  jobNo: z.string(),
  title: z.string(),
  content: z.string(),
  category: categoryField,
  placeName: z.string(),
  address: z.string(),
  riskNotice: z.string(),
  teamId: z.int(),
  teamName: z.string(),
  trialVisits: z.int(),
  leastWeeks: z.int(),
  status: z.enum(jobStatuses),
  slots: z.array(slotSchema),
  version: z.int(),
};

export const listTeamPosts = operation({
  name: 'listTeamPosts',
  method: 'POST',
  path: '/api/jobs/ListTeamPosts',
  caller: 'team',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(z.strictObject({ ...postShape, waitingCount: z.int() }))),
  refusals: {},
  summary: "The calling team's standing posts, those that are open before those that ended.",
});

const personShape = {
  personId: z.int(),
  status: z.enum(postPersonStatuses),
  slotId: z.int(),
  words: z.string(),
  said: z.string(),
  appliedAt: instantField,
  leavesAt: instantField.nullable(),
  /** Duties that were done, given back with notice, given back late, and missed. */
  doneCount: z.int(),
  noticedCount: z.int(),
  lateCount: z.int(),
  missedCount: z.int(),
  version: z.int(),
};

export const listPostPeople = operation({
  name: 'listPostPeople',
  method: 'POST',
  path: '/api/jobs/ListPostPeople',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape, jobId: idField }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({ ...personShape, name: z.string(), nextDutyAt: instantField.nullable() }),
    ),
  ),
  refusals: {},
  summary:
    'Who applied for a standing post and who has a place, whoever waits for an answer before all else.',
});

export const decidePostPerson = operation({
  name: 'decidePostPerson',
  act: '答复岗位报名',
  method: 'POST',
  path: '/api/jobs/DecidePostPerson',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    personId: idField,
    version: versionField,
    verdict: z.enum(postVerdicts, '请选择怎么答复'),
    said: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: decidePostRefusals,
  summary:
    'Takes somebody on for a standing post, declines, or lets somebody go with a sentence and a day of notice.',
});

export const listOpenPosts = operation({
  name: 'listOpenPosts',
  method: 'POST',
  path: '/api/jobs/ListOpenPosts',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(z.strictObject({ ...postShape, isMember: z.boolean() }))),
  refusals: {},
  summary: 'Standing posts that take people and of which the caller is none, those of the own teams before.',
});

export const listMyPosts = operation({
  name: 'listMyPosts',
  method: 'POST',
  path: '/api/jobs/ListMyPosts',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(
    pageResultShape(z.strictObject({ ...postShape, ...personShape, nextDutyAt: instantField.nullable() })),
  ),
  refusals: {},
  summary: "The caller's own standing posts, those that run before those that ended.",
});

export const applyPost = operation({
  name: 'applyPost',
  act: '报名岗位',
  method: 'POST',
  path: '/api/jobs/ApplyPost',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({
    slotId: idField,
    words: z.string().trim().max(200, '想说的至多 200 个字').default(''),
  }),
  result: z.strictObject({ personId: z.int() }),
  refusals: applyPostRefusals,
  summary: 'Applies for one slot of a standing post of an own team.',
});

export const leavePost = operation({
  name: 'leavePost',
  act: '离开岗位',
  method: 'POST',
  path: '/api/jobs/LeavePost',
  caller: 'volunteer',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ personId: idField }),
  result: z.strictObject({ leavesAt: instantField }),
  refusals: leavePostRefusals,
  summary: 'Leaves a standing post with a day of notice, or takes an application back.',
});
