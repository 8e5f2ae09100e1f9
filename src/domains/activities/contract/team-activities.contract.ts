import { z } from 'zod';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  reasonField,
  textField,
} from '#platform/contract/fields.ts';
import { batchField, batchResult } from '#platform/contract/decisions/batches.ts';
import { operation } from '#platform/contract/operation.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { activityFormSchema } from './activity-form.contract.ts';
import {
  activityDetailSchema,
  categoryField,
  differencesSchema,
  namedTeamsSchema,
  releaseSchema,
  shiftViewSchema,
  statusField,
  teamActivityRowSchema,
  verdictSchema,
} from './activity-views.contract.ts';
import { mostCopies, refusalLabels, teamTabs } from './activities.words.ts';

const { teamSuspended, wrongStatus, shiftTaken, started, blocked, unresolved } = refusalLabels;

/** Id and the version the caller last saw; a newer one in the database is a version conflict. */
const targetShape = { activityId: idField, version: z.int().positive() };
/** What every write answers: enough to go on editing or to show the new state. */
const writtenSchema = z.strictObject({ activityId: idField, version: z.int(), status: statusField });

/** The team's own activities; `tabs` counts each tab under the other filters (keyword, category). */
export const listMyTeamActivities = operation({
  name: 'listMyTeamActivities',
  method: 'POST',
  path: '/api/activities/ListMyTeamActivities',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  summary: '本队的活动',
  request: z.strictObject({
    ...pageRequestShape,
    tab: z.enum(teamTabs).default('all'),
    keyword: z.string().trim().max(50, '关键词至多 50 个字').default(''),
    category: categoryField.optional(),
    /** Published only: recruiting or to come, running, over. */
    phase: z.enum(['upcoming', 'running']).optional(),
    /** Only with sign-ups that wait for a decision. */
    hasPending: z.boolean().default(false),
    /** `soonest` serves the team home's 接下来的活动 together with `phase`. */
    sort: z.enum(['updated', 'soonest']).default('updated'),
  }),
  result: z.strictObject({
    ...pageResultShape(teamActivityRowSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(teamTabs), count: z.int() })),
    /** Sign-ups of all the team's activities that wait for a decision. */
    pendingCount: z.int(),
  }),
  refusals: {},
});

/** The team's own activity in any state: the form to edit, shifts with counts, the review note and the linter's verdict. */
export const getTeamActivity = operation({
  name: 'getTeamActivity',
  method: 'GET',
  path: '/api/activities/GetTeamActivity/{id}',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  summary: '本队活动的全部内容',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...teamActivityRowSchema.shape,
    form: activityFormSchema,
    namedTeams: namedTeamsSchema,
    shifts: z.array(shiftViewSchema),
    cancelReason: z.string().nullable(),
    settleSummary: z.string().nullable(),
    beneficiaryActual: z.int().nullable(),
    submittedAt: instantField.nullable(),
    reviewedAt: instantField.nullable(),
    publishedAt: instantField.nullable(),
    /** True while someone's sign-up is alive: what they agreed to changes with review, and they are asked again. */
    hasSignUps: z.boolean(),
    /** A change that waits for review or was returned; the form goes on from its `form`. */
    change: z
      .strictObject({
        status: z.enum(['pending', 'returned']),
        form: activityFormSchema,
        differences: differencesSchema,
        submittedAt: instantField,
        note: z.string().nullable(),
      })
      .nullable(),
    /** What whoever has a place answered after a change; null when nobody was asked. */
    answers: z.strictObject({ kept: z.int(), asked: z.int(), silent: z.int(), left: z.int() }).nullable(),
    verdict: verdictSchema,
    /** What the centre let through, newest first. */
    releases: z.array(releaseSchema),
  }),
  refusals: {},
});

/** Saves a new draft. */
export const createActivity = operation({
  name: 'createActivity',
  act: '新建活动',
  method: 'POST',
  path: '/api/activities/CreateActivity',
  caller: 'team',
  effect: 'write',
  summary: '新建活动草稿',
  request: z.strictObject({ form: activityFormSchema }),
  result: writtenSchema,
  refusals: {},
});

/**
 * Saves the form of a draft, returned or published activity. A published one is checked by the linter; a change of what
 * people agreed to waits for review (`isChange`) while the old version stays public, unless the team has trust grade A.
 * What the centre would have to let through goes to review whoever's it is. Whoever has a place is asked again.
 */
export const updateActivity = operation({
  name: 'updateActivity',
  act: '修改活动',
  method: 'PUT',
  path: '/api/activities/UpdateActivity',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  summary: '保存活动',
  request: z.strictObject({ ...targetShape, form: activityFormSchema }),
  /** `isChange`: it was not saved but handed in, and the old version is still public. */
  result: z.strictObject({ ...writtenSchema.shape, isChange: z.boolean() }),
  refusals: { wrongStatus, shiftTaken, blocked, teamSuspended },
});

/** The linter's verdict on a form, without saving it: the live checklist beside the form. */
export const checkActivity = operation({
  name: 'checkActivity',
  method: 'POST',
  path: '/api/activities/CheckActivity',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  summary: '检查活动内容',
  request: z.strictObject({ activityId: idField.optional(), form: activityFormSchema }),
  result: verdictSchema,
  refusals: {},
});

/** What visitors will see of a form as it stands on the screen; null while it has no shift that can be held. Nothing is kept. */
export const previewActivity = operation({
  name: 'previewActivity',
  method: 'POST',
  path: '/api/activities/PreviewActivity',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  summary: '访客看到的样子',
  request: z.strictObject({ activityId: idField.optional(), form: activityFormSchema }),
  result: z.strictObject({ activity: activityDetailSchema.nullable() }),
  refusals: {},
});

/** What the work calendar says of the year and a bit from a day on: days off by law and weekend days worked for them. */
export const listCalendarMarks = operation({
  name: 'listCalendarMarks',
  method: 'POST',
  path: '/api/activities/ListCalendarMarks',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  summary: '排班要避开的放假和调休日',
  request: z.strictObject({ from: dayField }),
  result: z.strictObject({
    days: z.array(z.strictObject({ day: dayField, isWorkday: z.boolean(), name: z.string() })),
  }),
  refusals: {},
});

/**
 * Sends a draft or returned activity to review; trust grade A publishes at once and is checked afterwards, unless the
 * centre must let something through first.
 */
export const submitActivity = operation({
  name: 'submitActivity',
  act: '提交活动',
  method: 'POST',
  path: '/api/activities/SubmitActivity',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  summary: '提交活动审核',
  request: z.strictObject(targetShape),
  result: writtenSchema,
  refusals: { wrongStatus, blocked, teamSuspended },
});

const submitBatchShape = {
  caller: 'team',
  ledBy: 'leader',
  request: z.strictObject({ items: batchField(z.strictObject(targetShape)) }),
  result: batchResult,
  /** Told of each activity that could not be submitted. */
  refusals: { wrongStatus, blocked, teamSuspended },
} as const;

/** Submits several drafts, such as a season's; each is judged alone, and one that is not complete stays the draft it was. */
export const submitActivities = operation({
  name: 'submitActivities',
  ...submitBatchShape,
  act: '批量提交活动',
  method: 'POST',
  path: '/api/activities/SubmitActivities',
  effect: 'write',
  summary: '批量提交活动审核',
});

/** What `submitActivities` would do with each of them now. */
export const previewSubmissions = operation({
  name: 'previewSubmissions',
  ...submitBatchShape,
  method: 'POST',
  path: '/api/activities/PreviewSubmissions',
  effect: 'read',
  summary: '批量提交前：哪些可以，哪些不行，为什么',
});

/** Takes an activity back from review to go on editing; of a published one, its change that waits or was returned. */
export const withdrawActivity = operation({
  name: 'withdrawActivity',
  act: '撤回活动',
  method: 'POST',
  path: '/api/activities/WithdrawActivity',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  worksWhileSuspended: true,
  summary: '撤回待审核的活动或变更',
  request: z.strictObject(targetShape),
  result: writtenSchema,
  refusals: { wrongStatus },
});

/** Calls a published activity off before it begins: all its sign-ups end without consequence for anyone and everybody is told why. */
export const cancelActivity = operation({
  name: 'cancelActivity',
  act: '取消活动',
  method: 'POST',
  path: '/api/activities/CancelActivity',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  summary: '取消活动并通知所有报名的人',
  request: z.strictObject({ ...targetShape, reason: reasonField }),
  result: writtenSchema,
  refusals: { wrongStatus, started },
});

const copiesShape = {
  activityId: idField,
  /** Drafts, each a week after the one before. */
  count: z.int().min(1, '至少复制 1 份').max(mostCopies, `一次至多复制 ${mostCopies} 份`).default(1),
  /** Weeks in which a shift would fall on a day off by the work calendar are passed over. */
  skipsHolidays: z.boolean().default(false),
};

/** When the copies of an activity would be held; nothing is made. */
export const previewCopies = operation({
  name: 'previewCopies',
  method: 'POST',
  path: '/api/activities/PreviewCopies',
  caller: 'team',
  effect: 'read',
  summary: '预览复制出的活动日期',
  request: z.strictObject(copiesShape),
  result: z.strictObject({
    shiftCount: z.int(),
    copies: z.array(
      z.strictObject({
        startsAt: instantField,
        endsAt: instantField,
        /** The day off on which a shift falls, where such weeks are not passed over: 国庆节. */
        holiday: z.string().nullable(),
      }),
    ),
    /** Weeks that are passed over, by the day off. */
    skipped: z.array(z.strictObject({ startsAt: instantField, holiday: z.string() })),
    /** False where the copies bring nobody to ask: the contact of an activity is forgotten a year after its end. */
    hasContact: z.boolean(),
  }),
  refusals: {},
});

/** Makes drafts of an own activity in any state: the same content, shifts shifted by whole weeks into the future. */
export const copyActivity = operation({
  name: 'copyActivity',
  act: '复制活动',
  method: 'POST',
  path: '/api/activities/CopyActivity',
  caller: 'team',
  effect: 'write',
  summary: '从以往活动复制',
  request: z.strictObject(copiesShape),
  /** The first draft, and how many were made. */
  result: writtenSchema.extend({ madeCount: z.int() }),
  refusals: {},
});

/** Deletes a draft that was never published. */
export const deleteActivity = operation({
  name: 'deleteActivity',
  act: '删除活动',
  method: 'DELETE',
  path: '/api/activities/DeleteActivity',
  caller: 'team',
  effect: 'write',
  summary: '删除草稿',
  request: z.strictObject(targetShape),
  result: doneResult,
  refusals: { wrongStatus },
});

/** Closes the team's part: the summary (小结) is written, attendance and hours are resolved; publicity begins. */
export const settleActivity = operation({
  name: 'settleActivity',
  act: '活动结项',
  method: 'POST',
  path: '/api/activities/SettleActivity',
  caller: 'team',
  effect: 'write',
  summary: '活动结项',
  request: z.strictObject({
    ...targetShape,
    summary: shownToAll(textField('活动小结', 20, 2_000)),
    beneficiaryActual: z
      .int('受益人数应为整数')
      .min(0, '受益人数不能为负')
      .max(100_000, '受益人数至多 100000'),
  }),
  result: writtenSchema,
  refusals: { wrongStatus, unresolved },
});
