import { z } from 'zod';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { doneResult, idField, instantField, reasonField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { attachmentSchema, newsStatusField } from './news-views.contract.ts';
import { mostAttachments, newsRefusals, personsShownLabels } from './news.words.ts';

const line = (label: string, max: number) =>
  z.string().trim().max(max, `${label}至多 ${max} 个字`).default('');

/** Beginnings of tags and entities that a text may hold: cleaning costs time for each of them. */
const mostMarks = 20_000;

const marksIn = (html: string): number => html.split(/[<&]/).length - 1;

/**
 * What is written about one item (domain.md 4.4.13). A draft may be incomplete; submitting asks for what is missing, each
 * with its sentence.
 */
const newsFormShape = {
  /** 0: not chosen yet; asked for, as the title is, by the use cases, which tell everything that is missing at once. */
  dynamicTypeId: z.int('请选择栏目').min(0, '请选择栏目').max(Number.MAX_SAFE_INTEGER),
  title: z.string().trim().max(60, '标题至多 60 个字'),
  subTitle: line('副标题', 80),
  /** Empty: taken from the text. */
  summary: line('摘要', 200),
  /** Picture uploaded as `newsPicture`. */
  coverUrl: z
    .string()
    .max(200)
    .regex(/^\/files\/[\w./-]+$/, '封面只能用上传的图片')
    .nullable()
    .default(null),
  /** Rich text; cleaned when it is written, at most 50,000 characters without markup. */
  content: z
    .string()
    .max(200_000, '正文太长')
    .refine((html) => marksIn(html) <= mostMarks, '正文的格式太复杂，请先清除格式，或者分成几篇')
    .default(''),
  source: line('来源', 50),
  author: line('作者', 50),
  editor: line('责任编辑', 50),
  activityId: idField.nullable().default(null),
  /** Motifs of the drawn cover; the team's own service category when left out. */
  artCategory: z.enum(categoryKeys).nullable().default(null),
  attachments: z.array(attachmentSchema).max(mostAttachments, `附件至多 ${mostAttachments} 个`).default([]),
  /** In the future: public from then on. */
  publishAt: instantField.nullable().default(null),
  /** Taken down by itself then. */
  expireAt: instantField.nullable().default(null),
  /** Asked for when there are pictures. */
  personsShown: z.enum(keysOf(personsShownLabels)).nullable().default(null),
};
export const newsFormSchema = z.strictObject(newsFormShape);
/** What a person writes. */
export type NewsForm = z.output<typeof newsFormSchema>;

const actionField = z.enum(['save', 'submit']).default('save');
/** Whether a text is only kept, or handed in too. */
export type FormAction = z.output<typeof actionField>;
export const versionField = z.int().positive();
export const targetShape = { dynamicId: idField, version: versionField };
export const writtenSchema = z.strictObject({
  dynamicId: z.int(),
  version: z.int(),
  status: newsStatusField,
});
export type NewsWritten = z.output<typeof writtenSchema>;

const { wrongStatus, categoryClosed, teamInactive } = newsRefusals;

export const createNews = operation({
  name: 'createNews',
  act: '新建内容',
  method: 'POST',
  path: '/api/content/dynamic/CreateDynamicInfo',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({ ...newsFormShape, action: actionField }),
  result: writtenSchema,
  refusals: { categoryClosed, teamInactive },
  summary: 'A new item of the team or of the content staff: kept as draft, or submitted at once.',
});

export const updateNews = operation({
  name: 'updateNews',
  act: '修改内容',
  method: 'PUT',
  path: '/api/content/dynamic/UpdateDynamicInfoById',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({ ...targetShape, ...newsFormShape, action: actionField }),
  result: writtenSchema,
  refusals: { wrongStatus, categoryClosed, teamInactive },
  summary:
    'Changes one’s own item; a published one stays as it is until the new revision has passed its review.',
});

export const deleteNews = operation({
  name: 'deleteNews',
  act: '删除内容',
  method: 'DELETE',
  path: '/api/content/dynamic/DeleteDynamicInfoById',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({
    dynamicId: idField,
    /** Asked of reviewers who delete what is public. */
    reason: reasonField.optional(),
  }),
  result: doneResult,
  refusals: { wrongStatus },
  summary:
    'Deletes one’s own draft, returned or offline item; a published one only a reviewer, with a reason.',
});
