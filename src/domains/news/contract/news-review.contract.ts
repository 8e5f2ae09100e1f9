import { exportResult } from '#platform/contract/exports/export-result.ts';
import { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { z } from 'zod';
import { batchField, batchResult } from '#platform/contract/decisions/batches.ts';
import { dayField, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { targetShape, writtenSchema } from './news-form.contract.ts';
import { newsSummarySchema } from './news-views.contract.ts';
import { newsRefusals, newsReviewSorts, newsReviewTabs } from './news.words.ts';

const { wrongStatus, ownWork, sameReviewer, categoryClosed } = newsRefusals;

const queueRowSchema = z.strictObject({
  ...newsSummarySchema.shape,
  /** Who wrote it. */
  writerName: z.string(),
  firstReviewerName: z.string().nullable(),
  /** Since it entered this stage, or until it was decided. */
  waitedMinutes: z.int(),
  /** Undecided for longer than one workday. */
  isOverdue: z.boolean(),
  /** When it was decided, and with which words: by the reviewer who asks, or so that it became what it is. Null while it waits. */
  decidedAt: instantField.nullable(),
  decidedWhy: z.string(),
  /** Who reviewed it last; null while nobody has. */
  deciderName: z.string().nullable(),
  /** A change to what is already public. */
  isRevision: z.boolean(),
});
export type NewsQueueRow = z.output<typeof queueRowSchema>;

const queueFilterShape = {
  sort: sortField(newsReviewSorts),
  tab: z.enum(newsReviewTabs).default('pending'),
  keyword: z.string().trim().max(50, '关键词至多 50 个字').default(''),
  dynamicTypeId: idField.optional(),
  startDate: dayField.optional(),
  endDate: dayField.optional(),
  isOverdue: z.boolean().default(false),
};

export const listNewsReviewQueue = operation({
  name: 'listNewsReviewQueue',
  method: 'POST',
  path: '/api/news/ListNewsReviewQueue',
  caller: permission('news.review', { scope: 'rows' }),
  effect: 'read',
  request: z
    .strictObject({ ...staffPageShape, ...queueFilterShape })
    .refine(...daysInOrder('startDate', 'endDate')),
  result: z.strictObject({
    ...pageResultShape(queueRowSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(newsReviewTabs), count: z.int() })),
    overdueCount: z.int(),
  }),
  refusals: {},
  summary:
    'News that waits for its first or final review, longest waiting first; what was decided, by when it was.',
});

export const exportNewsReviewQueue = operation({
  name: 'exportNewsReviewQueue',
  isReport: true,
  act: '导出内容审核列表',
  method: 'POST',
  path: '/api/news/ExportNewsReviewQueue',
  caller: permission('news.review', { scope: 'rows' }),
  effect: 'write',
  asksFreshProof: true,
  request: z
    .strictObject({ ...queueFilterShape, reason: reasonField })
    .refine(...daysInOrder('startDate', 'endDate')),
  result: exportResult,
  refusals: exportRefusals,
  summary:
    'The same list as a base64 spreadsheet, above 5,000 rows as an order in the background; who exported it and why stands in the audit log.',
});

export const reviewNews = operation({
  name: 'reviewNews',
  act: '审核内容',
  method: 'POST',
  path: '/api/news/ReviewNews',
  caller: permission('news.review', { scope: 'rows' }),
  effect: 'write',
  request: z
    .strictObject({
      ...targetShape,
      verdict: z.enum(['pass', 'return']),
      /** Required to return; an opinion for the record otherwise. */
      reason: reasonField.optional(),
    })
    .refine(({ verdict, reason }) => verdict === 'pass' || reason !== undefined, {
      error: '请填写退回原因',
      path: ['reason'],
    }),
  result: writtenSchema,
  refusals: { wrongStatus, ownWork, sameReviewer, categoryClosed },
  summary: 'First or final review: passes a text on or to the public, or returns it with a reason.',
});

const batchShape = {
  items: batchField(z.strictObject(targetShape)),
  verdict: z.enum(['pass', 'return']),
};

export const reviewNewsItems = operation({
  name: 'reviewNewsItems',
  act: '批量审核内容',
  method: 'POST',
  path: '/api/news/ReviewNewsItems',
  caller: permission('news.review', { scope: 'rows' }),
  effect: 'write',
  request: z
    .strictObject({ ...batchShape, reason: reasonField.optional() })
    .refine(({ verdict, reason }) => verdict === 'pass' || reason !== undefined, {
      error: '请填写退回原因',
      path: ['reason'],
    }),
  result: batchResult,
  /** Told of each text that could not be decided. */
  refusals: { wrongStatus, ownWork, sameReviewer, categoryClosed },
  summary:
    'The same decision for several texts; each is judged alone, and who may not decide it is told why.',
});

export const previewNewsItems = operation({
  name: 'previewNewsItems',
  method: 'POST',
  path: '/api/news/PreviewNewsItems',
  caller: permission('news.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject(batchShape),
  result: batchResult,
  refusals: { wrongStatus, ownWork, sameReviewer, categoryClosed },
  summary: 'What reviewNewsItems would do with each text now.',
});
