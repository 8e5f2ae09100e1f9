import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { z } from 'zod';
import { dayField, idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import {
  attachmentSchema,
  newsCategorySchema,
  newsCategoryShape,
  newsStatusField,
  newsSummarySchema,
} from './news-views.contract.ts';
import { newsDeskSorts, newsStatuses, postScopes } from './news.words.ts';

export type { NewsAttachment, NewsCategoryView, NewsSummaryView } from './news-views.contract.ts';

export const listNewsCategories = operation({
  name: 'listNewsCategories',
  method: 'POST',
  path: '/api/content/dynamic/SearchDynamicTypeEx',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    pageNum: z.int().min(1).max(2_000).default(1),
    pageSize: z.int().min(1).max(1_000, '每页至多 1000 条').default(1_000),
    /** Switched-off categories are told to staff who look after content only. */
    isEnabled: z.union([z.literal(0), z.literal(1)]).optional(),
    /** Adds how many items are public, exact to 1,000. */
    withCount: z.boolean().default(false),
    /** Adds this many of the latest items to each category. */
    withTop: z.int().min(0).max(12).default(0),
    /** Only categories in which this kind of author may post. */
    postScope: z.enum(postScopes).optional(),
  }),
  result: z.strictObject({
    dynamicTypeList: z.array(
      z.strictObject({
        ...newsCategoryShape,
        count: z.int().optional(),
        topItems: z.array(newsSummarySchema).optional(),
      }),
    ),
  }),
  refusals: {},
  shared: { with: 'anonymous', forMs: 15_000 },
  summary: 'News categories (栏目) in their order, on request with their numbers and latest items.',
});

export const getNewsCategory = operation({
  name: 'getNewsCategory',
  method: 'GET',
  path: '/api/content/dynamic/SearchDynamicType/{id}',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ id: z.int('编号应为整数').min(0).max(Number.MAX_SAFE_INTEGER) }),
  result: z.strictObject({
    /** Null for id 0, the root above all categories. */
    category: newsCategorySchema.nullable(),
    children: z.array(newsCategorySchema),
  }),
  refusals: {},
  summary: 'One enabled news category with its children; id 0 gives the categories of the first level.',
});

export const listNews = operation({
  name: 'listNews',
  method: 'POST',
  path: '/api/app/content/dynamic/SearchDynamicInfoPage',
  caller: 'public',
  effect: 'read',
  request: z
    .strictObject({
      ...staffPageShape,
      /** A category of the first level takes its children in. */
      dynamicTypeId: idField.optional(),
      teamId: idField.optional(),
      keyword: z.string().trim().max(50, '关键词至多 50 个字').optional(),
      author: z.string().trim().max(50, '作者至多 50 个字').optional(),
      isTop: z.boolean().optional(),
      startDate: dayField.optional(),
      endDate: dayField.optional(),
      /** Anything but `published` asks for one's own items, or as content staff for all of one's part of the city. */
      status: z.enum([...newsStatuses, 'any']).optional(),
      /** A team's own items, or for staff who edit content those of their unit; every state unless `status` names one. */
      mine: z.boolean().default(false),
      /** Order of a desk; public lists have their own. */
      sort: sortField(newsDeskSorts),
      /** Adds how many of one's own items are in each state. */
      withStatusCounts: z.boolean().default(false),
    })
    .refine(...daysInOrder('startDate', 'endDate')),
  result: z.strictObject({
    ...pageResultShape(newsSummarySchema),
    statusCounts: z.array(z.strictObject({ status: newsStatusField, count: z.int() })).optional(),
  }),
  refusals: {},
  summary:
    'Published news, pinned items of a category first, then newest first; with `mine` the items that the caller writes.',
});

const neighbourSchema = z.strictObject({ dynamicId: z.int(), title: z.string() });

export const getNews = operation({
  name: 'getNews',
  method: 'GET',
  path: '/api/content/dynamic/GetDynamicInfoById/{id}',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: z.strictObject({
    ...newsSummarySchema.shape,
    subTitle: z.string(),
    editor: z.string(),
    /** HTML, cleaned when it was written. */
    content: z.string(),
    attachments: z.array(attachmentSchema),
    activityId: z.int().nullable(),
    activityTitle: z.string().nullable(),
    /** When what is shown was last changed, if that was after it was published. */
    revisedAt: instantField.nullable(),
    /** The next newer and the next older item of the category. */
    newer: neighbourSchema.nullable(),
    older: neighbourSchema.nullable(),
  }),
  refusals: {},
  summary: 'One published news item; those who write and review it see it before.',
});
export type NewsView = z.output<(typeof getNews)['result']>;

export const countNewsView = operation({
  name: 'countNewsView',
  method: 'POST',
  path: '/api/news/CountNewsView',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ dynamicId: idField }),
  result: z.strictObject({}),
  refusals: {},
  summary:
    'Notes that someone reads an item; the same reader counts once a day. Stored in batches by background work.',
  rateLimit: { max: 60, windowMs: minuteMs },
});
