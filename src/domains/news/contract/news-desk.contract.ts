import { z } from 'zod';
import { idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { newsFormSchema, targetShape, writtenSchema } from './news-form.contract.ts';
import { newsSummarySchema } from './news-views.contract.ts';
import { newsRefusals, revisionStatusLabels, reviewRefusals } from './news.words.ts';

const { wrongStatus, categoryClosed, teamInactive } = newsRefusals;

/** One revision as the list shows it. */
const revisionSchema = z.strictObject({
  number: z.int(),
  status: z.enum(keysOf(revisionStatusLabels)),
  title: z.string(),
  writerName: z.string(),
  updatedAt: instantField,
  submittedAt: instantField.nullable(),
  firstReviewerName: z.string().nullable(),
  firstReviewedAt: instantField.nullable(),
  finalReviewerName: z.string().nullable(),
  finalReviewedAt: instantField.nullable(),
  opinion: z.string(),
});
export type NewsRevisionView = z.output<typeof revisionSchema>;

/** What happened to an item, oldest first. */
const stepSchema = z.strictObject({
  at: instantField,
  action: z.string(),
  actorName: z.string(),
  reason: z.string().nullable(),
});

export const getNewsWork = operation({
  name: 'getNewsWork',
  method: 'GET',
  path: '/api/news/GetNewsWork/{id}',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...newsSummarySchema.shape,
    /** The text that is being worked on; of a published item without a change the public one. */
    form: newsFormSchema,
    /** The public text while a change to it is being worked on, to compare. */
    publishedForm: newsFormSchema.nullable(),
    activityTitle: z.string().nullable(),
    revisions: z.array(revisionSchema),
    steps: z.array(stepSchema),
    /** True when the caller may write it. */
    isOwn: z.boolean(),
    /** While it waits, for who reviews: why the caller may not decide it, and which colleagues may; a few names. */
    review: z
      .strictObject({ refusal: z.enum(reviewRefusals).nullable(), colleagues: z.array(z.string()) })
      .nullable(),
  }),
  refusals: {},
  summary: 'An item as its writers and reviewers see it: form, revisions, what happened, what may be done.',
});
export type NewsWorkView = z.output<(typeof getNewsWork)['result']>;

export const getNewsRevision = operation({
  name: 'getNewsRevision',
  method: 'POST',
  path: '/api/news/GetNewsRevision',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({ dynamicId: idField, number: z.int().positive().max(100_000) }),
  result: z.strictObject({ revision: revisionSchema, form: newsFormSchema }),
  refusals: {},
  summary: 'The text of one revision.',
});

export const restoreNewsRevision = operation({
  name: 'restoreNewsRevision',
  act: '恢复旧版内容',
  method: 'POST',
  path: '/api/news/RestoreNewsRevision',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({ ...targetShape, number: z.int().positive().max(100_000) }),
  result: writtenSchema,
  refusals: { wrongStatus, categoryClosed, teamInactive },
  summary: 'Takes the text of an earlier revision as a new draft.',
});

export const withdrawNews = operation({
  name: 'withdrawNews',
  act: '撤回内容',
  method: 'POST',
  path: '/api/news/WithdrawNews',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject(targetShape),
  result: writtenSchema,
  refusals: { wrongStatus },
  summary: 'Takes a submitted or timed text back as a draft.',
});

export const discardNewsRevision = operation({
  name: 'discardNewsRevision',
  act: '放弃内容修改',
  method: 'POST',
  path: '/api/news/DiscardNewsRevision',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject(targetShape),
  result: writtenSchema,
  refusals: { wrongStatus },
  summary: 'Gives up the change to a published item; what is public stays.',
});

export const takeDownNews = operation({
  name: 'takeDownNews',
  act: '下线内容',
  method: 'POST',
  path: '/api/news/TakeDownNews',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ ...targetShape, reason: reasonField }),
  result: writtenSchema,
  refusals: { wrongStatus },
  summary:
    'Takes a published item off the site with a reason; its writers are told when somebody else did it.',
});

export const pinNews = operation({
  name: 'pinNews',
  act: '置顶内容',
  method: 'POST',
  path: '/api/news/PinNews',
  caller: permission('news.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    ...targetShape,
    isTop: z.boolean(),
    /** Until when it stays on top; null for as long as nobody changes it. */
    topUntil: instantField.nullable().default(null),
    isRecommend: z.boolean(),
  }),
  result: writtenSchema,
  refusals: { wrongStatus },
  summary: 'Puts a published item on top of its category, or recommends it.',
});
