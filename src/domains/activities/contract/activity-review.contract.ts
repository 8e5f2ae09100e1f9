import { z } from 'zod';
import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { batchField, batchResult } from '#platform/contract/decisions/batches.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { dayField, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { queueSorts } from './activities.words.ts';
import { activityFormSchema } from './activity-form.contract.ts';
import {
  categoryField,
  coverSchema,
  differencesSchema,
  namedTeamsSchema,
  reviewedReleaseSchema,
  shiftViewSchema,
  statusField,
  teamBriefSchema,
  verdictSchema,
} from './activity-views.contract.ts';
import { lintLevelLabels, refusalLabels, releaseReasonLength, reviewTabs } from './activities.words.ts';

const { wrongStatus, blocked, teamSuspended, centreOnly, releaseMissing, shiftTaken } = refusalLabels;
const targetShape = { activityId: idField, version: z.int().positive() };
const writtenSchema = z.strictObject({ activityId: idField, version: z.int(), status: statusField });
const levelField = z.enum(keysOf(lintLevelLabels));

/** One of a batch; with `changeId` the change of a published one is decided, which stays public either way. */
const batchItemSchema = z.strictObject({ ...targetShape, changeId: idField.optional() });

/** One row of the queue; `findings` counts the machine check (机检) as it was when the list was read. */
const reviewRowSchema = z.strictObject({
  id: idField,
  version: z.int(),
  activityNo: z.string(),
  title: z.string(),
  category: categoryField,
  areaName: z.string().nullable(),
  team: teamBriefSchema,
  startsAt: instantField.nullable(),
  endsAt: instantField.nullable(),
  shiftCount: z.int(),
  capacity: z.int(),
  status: statusField,
  submittedAt: instantField.nullable(),
  /** From submission to the decision, or to now. */
  waitedMinutes: z.int(),
  /** Undecided for longer than one workday. */
  isOverdue: z.boolean(),
  level: levelField,
  blockCount: z.int(),
  /** Findings that wait for the centre's release. */
  releaseCount: z.int(),
  warnCount: z.int(),
  reviewedAt: instantField.nullable(),
  reviewerName: z.string().nullable(),
  reviewNote: z.string().nullable(),
  /** Published directly by a team of grade A and not looked at yet: `reviewActivity` with `pass` marks it checked. */
  needsAfterCheck: z.boolean(),
  /** The change of a published one that waits. */
  changeId: idField.nullable(),
  cover: coverSchema.nullable(),
});
export type ReviewRow = z.output<typeof reviewRowSchema>;

const queueFilterShape = {
  sort: sortField(queueSorts),
  keyword: z.string().trim().max(50, '关键词至多 50 个字').default(''),
  category: categoryField.optional(),
  area: z.string().max(20).optional(),
  status: statusField.optional(),
  /** First and last day of service; an activity that reaches into them counts. */
  fromOn: dayField.optional(),
  toOn: dayField.optional(),
};

/** The review queue, longest waiting first; decided tabs newest decision first. Staff of a 所/站 see their own part of the city. */
export const listReviewQueue = operation({
  name: 'listReviewQueue',
  method: 'POST',
  path: '/api/activities/ListReviewQueue',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'read',
  summary: '活动审核列表',
  request: z
    .strictObject({
      ...staffPageShape,
      ...queueFilterShape,
      tab: z.enum(reviewTabs).default('pending'),
      isOverdue: z.boolean().default(false),
    })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject({
    ...pageResultShape(reviewRowSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(reviewTabs), count: z.int() })),
    overdueCount: z.int(),
  }),
  refusals: {},
});

/** Every submitted activity under the list's filters as a spreadsheet. */
export const exportActivities = operation({
  name: 'exportActivities',
  isReport: true,
  act: '导出活动',
  method: 'POST',
  path: '/api/activities/ExportActivities',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'write',
  summary:
    "Activities by the list's filters as a base64 spreadsheet; above 5,000 as an order in the background.",
  request: z
    .strictObject({ ...queueFilterShape, reason: reasonField })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: exportResult,
  refusals: exportRefusals,
  rateLimit: { max: 10, windowMs: minuteMs },
});

/** Everything a reviewer needs for one decision: content, shifts, team, findings, similar activities of the team. */
export const getActivityForReview = operation({
  name: 'getActivityForReview',
  method: 'GET',
  path: '/api/activities/GetActivityForReview/{id}',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'read',
  summary: '审核一个活动',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...reviewRowSchema.shape,
    form: activityFormSchema,
    namedTeams: namedTeamsSchema,
    shifts: z.array(shiftViewSchema),
    teamFacts: z.strictObject({
      stars: z.int().nullable(),
      trustGrade: z.enum(['A', 'B', 'C']),
      leaderName: z.string(),
      contactPhone: z.string(),
      activityCount: z.int(),
      memberCount: z.int(),
    }),
    organisationName: z.string(),
    verdict: verdictSchema,
    /** A change of a published one that waits: `form`, `verdict` and the level are then those of the change. */
    change: z
      .strictObject({
        id: idField,
        differences: differencesSchema,
        /** Names of the form's fields that differ besides. */
        others: z.array(z.string()),
        /** People who have a place and will be asked again. */
        askedCount: z.int(),
      })
      .nullable(),
    /** What the centre let through, newest first. */
    releases: z.array(reviewedReleaseSchema),
    /** False for staff of a 所/站: they may return what needs a release, not pass it. */
    canRelease: z.boolean(),
    /** Own activities of the team near in time, or with almost the same text. `similarity` of the content in percent. */
    similar: z.array(
      z.strictObject({
        id: idField,
        title: z.string(),
        startsAt: instantField.nullable(),
        placeName: z.string(),
        status: statusField,
        similarity: z.int(),
      }),
    ),
    /** The next one in the queue, for 下一件. */
    nextId: idField.nullable(),
  }),
  refusals: {},
});

const decisionShape = {
  verdict: z.enum(['pass', 'return']),
  /** Required to return. */
  reason: reasonField.optional(),
};
const needsReason = (decision: { verdict: string; reason?: string | undefined }): boolean =>
  decision.verdict === 'pass' || decision.reason !== undefined;
const reasonMissing = { error: '请填写退回原因', path: ['reason'] };

/**
 * Passes (publishes) or returns a pending activity, or the change of a published one; the team is told. A blocked one cannot be passed; one with findings
 * that need a release is passed by the centre alone, with a reason of its own that stays with each of them.
 */
export const reviewActivity = operation({
  name: 'reviewActivity',
  act: '审核活动',
  method: 'POST',
  path: '/api/activities/ReviewActivity',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'write',
  summary: '通过或退回活动',
  request: z
    .strictObject({
      ...targetShape,
      ...decisionShape,
      /** Decides this change of a published activity, which stays public either way. */
      changeId: idField.optional(),
      /** Required to pass what needs a release. */
      releaseReason: textField('放行理由', releaseReasonLength.min, releaseReasonLength.max).optional(),
    })
    .refine(needsReason, reasonMissing),
  result: writtenSchema,
  refusals: { wrongStatus, blocked, teamSuspended, centreOnly, releaseMissing, shiftTaken },
});

/**
 * The same decision for several activities; each is judged alone and those that could not be decided are listed, among
 * them whatever needs a release.
 */
export const reviewActivities = operation({
  name: 'reviewActivities',
  act: '批量审核活动',
  method: 'POST',
  path: '/api/activities/ReviewActivities',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'write',
  summary: '批量通过或退回活动',
  request: z
    .strictObject({
      items: batchField(batchItemSchema),
      ...decisionShape,
    })
    .refine(needsReason, reasonMissing),
  result: batchResult,
  /** Told of each activity that could not be decided. */
  refusals: { wrongStatus, blocked, teamSuspended, centreOnly, releaseMissing, shiftTaken },
});

/** What `reviewActivities` would do with each of them now. */
export const previewActivities = operation({
  name: 'previewActivities',
  method: 'POST',
  path: '/api/activities/PreviewActivities',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'read',
  summary: '批量审核活动前：哪些可以，哪些不行，为什么',
  request: z.strictObject({
    items: batchField(batchItemSchema),
    verdict: decisionShape.verdict,
  }),
  result: batchResult,
  refusals: { wrongStatus, blocked, teamSuspended, centreOnly, releaseMissing, shiftTaken },
});

/** Takes a published activity off the public site with a reason; nobody can sign up until it is resumed. */
export const suspendActivity = operation({
  name: 'suspendActivity',
  act: '停用活动',
  method: 'POST',
  path: '/api/activities/SuspendActivity',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'write',
  summary: '停用（下架）活动',
  request: z.strictObject({ ...targetShape, reason: reasonField }),
  result: writtenSchema,
  refusals: { wrongStatus },
});

/** Puts a suspended activity back. */
export const resumeActivity = operation({
  name: 'resumeActivity',
  act: '恢复活动',
  method: 'POST',
  path: '/api/activities/ResumeActivity',
  caller: permission('activities.review', { scope: 'rows' }),
  effect: 'write',
  summary: '恢复活动',
  request: z.strictObject(targetShape),
  result: writtenSchema,
  refusals: { wrongStatus, teamSuspended },
});
