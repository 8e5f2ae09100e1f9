import { z } from 'zod';
import { instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { newsActLabels, newsLayouts, newsStatuses, postScopes, workStatuses } from './news.words.ts';

export const newsStatusField = z.enum(newsStatuses, '没有这种状态');
const newsActField = z.enum(keysOf(newsActLabels));

/** What those who write and review see beside the public facts. */
const deskSchema = z.strictObject({
  version: z.int(),
  updatedAt: instantField,
  /** Since when it waits for a reviewer. */
  submittedAt: instantField.nullable(),
  /** State of a change to a published item. */
  revisionStatus: z.enum(workStatuses).nullable(),
  /** The reviewer's last opinion, or why it was taken down. */
  note: z.string(),
  topUntil: instantField.nullable(),
  acts: z.array(newsActField),
});

/** A news item in a list, in the specification's wire words. */
export const newsSummarySchema = z.strictObject({
  dynamicId: z.int(),
  dynamicTypeId: z.int(),
  dynamicTypeName: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Address of the uploaded cover; without one the cover is drawn. */
  coverUrl: z.string().nullable(),
  source: z.string(),
  author: z.string(),
  teamId: z.int().nullable(),
  teamName: z.string().nullable(),
  /** Service category whose motifs the generated cover shows. */
  artCategory: z.string(),
  isTop: z.boolean(),
  isRecommend: z.boolean(),
  status: newsStatusField,
  /** When it became or becomes public; null before a reviewer passed it. */
  publishAt: instantField.nullable(),
  viewCount: z.int(),
  desk: deskSchema.optional(),
});
export type NewsSummaryView = z.output<typeof newsSummarySchema>;

export const newsCategoryShape = {
  dynamicTypeId: z.int(),
  dynamicTypeName: z.string(),
  /** The category above; null for those of the first level. */
  parentId: z.int().nullable(),
  sort: z.int(),
  /** 1 shown, 0 switched off. */
  isEnabled: z.int(),
  showInNav: z.boolean(),
  layout: z.enum(newsLayouts),
  postScope: z.enum(postScopes),
  /** Reviews before publishing; a team's text is reviewed at least once. */
  reviewLevels: z.int(),
  version: z.int(),
};
export const newsCategorySchema = z.strictObject(newsCategoryShape);
export type NewsCategoryView = z.output<typeof newsCategorySchema>;

export const attachmentSchema = z.strictObject({
  fileId: z.int(),
  url: z.string(),
  name: z.string(),
  bytes: z.int(),
});
export type NewsAttachment = z.output<typeof attachmentSchema>;
