import { z } from 'zod';
import { dayField, idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';

/** A news item in a list, in the specification's wire words. */
const newsSummarySchema = z.strictObject({
  dynamicId: z.int(),
  dynamicTypeId: z.int(),
  dynamicTypeName: z.string(),
  title: z.string(),
  summary: z.string(),
  source: z.string(),
  author: z.string(),
  teamId: z.int().nullable(),
  teamName: z.string().nullable(),
  /** Service category whose motifs the generated cover shows. */
  artCategory: z.string(),
  isTop: z.boolean(),
  publishAt: instantField,
  viewCount: z.int(),
});
export type NewsSummaryView = z.output<typeof newsSummarySchema>;

const newsCategoryShape = {
  dynamicTypeId: z.int(),
  dynamicTypeName: z.string(),
  sort: z.int(),
  /** 1 shown, 0 switched off. */
  isEnabled: z.int(),
  showInNav: z.boolean(),
};
const newsCategorySchema = z.strictObject(newsCategoryShape);
export type NewsCategoryView = z.output<typeof newsCategorySchema>;

export const listNewsCategories = operation({
  name: 'listNewsCategories',
  method: 'POST',
  path: '/api/content/dynamic/SearchDynamicTypeEx',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    pageNum: z.int().min(1).max(2_000).default(1),
    pageSize: z.int().min(1).max(1_000, '每页至多 1000 条').default(1_000),
    isEnabled: z.union([z.literal(0), z.literal(1)]).optional(),
    /** Adds this many of the latest items to each category. */
    withTop: z.int().min(0).max(12).default(0),
  }),
  result: z.strictObject({
    dynamicTypeList: z.array(
      z.strictObject({ ...newsCategoryShape, topItems: z.array(newsSummarySchema).optional() }),
    ),
  }),
  refusals: {},
  summary: 'News categories (栏目) in their order, on request with their latest items.',
});

export const getNewsCategory = operation({
  name: 'getNewsCategory',
  method: 'GET',
  path: '/api/content/dynamic/SearchDynamicType/{id}',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ id: idField }),
  result: newsCategorySchema,
  refusals: {},
  summary: 'One enabled news category.',
});

export const listNews = operation({
  name: 'listNews',
  method: 'POST',
  path: '/api/app/content/dynamic/SearchDynamicInfoPage',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    dynamicTypeId: idField.optional(),
    teamId: idField.optional(),
    keyword: z.string().trim().max(50, '关键词至多 50 个字').optional(),
    startDate: dayField.optional(),
    endDate: dayField.optional(),
  }),
  result: z.strictObject(pageResultShape(newsSummarySchema)),
  refusals: {},
  summary: 'Published news: pinned items of a category first, then newest first.',
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
    /** HTML, cleaned when it was written. */
    content: z.string(),
    activityId: z.int().nullable(),
    activityTitle: z.string().nullable(),
    /** The next newer and the next older item of the category. */
    newer: neighbourSchema.nullable(),
    older: neighbourSchema.nullable(),
  }),
  refusals: {},
  summary: 'One published news item.',
});
export type NewsView = z.output<(typeof getNews)['result']>;
