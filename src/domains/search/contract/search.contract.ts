import { z } from 'zod';
import { activityPhases } from '#domains/activities/contract/activities.words.ts';
import { publicNeedStatuses } from '#domains/needs/contract/needs.words.ts';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape } from '#platform/contract/paging.ts';
import { longestSearch, searchKinds } from './search.words.ts';

const queryField = z
  .string()
  .trim()
  .min(1, '请输入搜索内容')
  .max(longestSearch, `搜索内容至多 ${longestSearch} 个字`);
const kindField = z.enum(searchKinds);

const hitShape = {
  id: z.int(),
  title: z.string(),
  /** A piece of the text around the first word found. */
  excerpt: z.string(),
};

const activityHitSchema = z.strictObject({
  kind: z.literal('activity'),
  ...hitShape,
  phase: z.enum(activityPhases),
  category: categoryField,
  startsAt: instantField,
  endsAt: instantField,
  placeName: z.string(),
  areaName: z.string().nullable(),
  teamName: z.string(),
});
const teamHitSchema = z.strictObject({
  kind: z.literal('team'),
  ...hitShape,
  category: categoryField,
  areaName: z.string().nullable(),
  memberCount: z.int(),
  activityCount: z.int(),
});
const needHitSchema = z.strictObject({
  kind: z.literal('need'),
  ...hitShape,
  category: categoryField,
  status: z.enum(publicNeedStatuses),
  areaName: z.string().nullable(),
  submittedAt: instantField,
});
const newsHitSchema = z.strictObject({
  kind: z.literal('news'),
  ...hitShape,
  dynamicTypeId: z.int(),
  dynamicTypeName: z.string(),
  source: z.string(),
  publishAt: instantField,
});
export type ActivityHit = z.output<typeof activityHitSchema>;
export type TeamHit = z.output<typeof teamHitSchema>;
export type NeedHit = z.output<typeof needHitSchema>;
export type NewsHit = z.output<typeof newsHitSchema>;

const hitSchema = z.discriminatedUnion('kind', [
  activityHitSchema,
  teamHitSchema,
  needHitSchema,
  newsHitSchema,
]);
export type SearchHit = z.output<typeof hitSchema>;

const groupSchema = z.strictObject({
  kind: kindField,
  /** Exact to 1,000; 1,001 when more candidates hold the words than are looked at. */
  total: z.int(),
  /** How many of them pages lead to. */
  reachable: z.int(),
  list: z.array(hitSchema),
});
export type SearchGroup = z.output<typeof groupSchema>;

export const searchSite = operation({
  name: 'searchSite',
  method: 'POST',
  path: '/api/search/SearchSite',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    query: queryField,
    /** Only this kind is listed; without it a page of each, by `pageSize`. */
    kind: kindField.optional(),
  }),
  result: z.strictObject({
    groups: z.array(groupSchema),
    pageNum: z.int(),
    pageSize: z.int(),
  }),
  refusals: {},
  summary: 'What is public and holds every word, by kind: what is still to come first, titles before texts.',
});

const suggestionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), key: categoryField, text: z.string() }),
  z.strictObject({
    kind: kindField,
    id: z.int(),
    text: z.string(),
    /** Of news: the category whose list the item stands in. */
    newsCategory: z.strictObject({ dynamicTypeId: z.int(), dynamicTypeName: z.string() }).nullable(),
  }),
]);
export type Suggestion = z.output<typeof suggestionSchema>;

export const suggestSearch = operation({
  name: 'suggestSearch',
  method: 'POST',
  path: '/api/search/SuggestSearch',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ query: queryField }),
  result: z.strictObject({ suggestions: z.array(suggestionSchema) }),
  refusals: {},
  summary: 'At most ten titles and categories that hold what is being typed.',
  rateLimit: { max: 300, windowMs: minuteMs },
});
