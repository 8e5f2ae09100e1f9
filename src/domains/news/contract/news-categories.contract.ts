import { z } from 'zod';
import { doneResult, idField, reasonField, textField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { versionField } from './news-form.contract.ts';
import { newsCategorySchema } from './news-views.contract.ts';
import { categoryRefusals, newsLayouts, postScopes } from './news.words.ts';

const enabledField = z.union([z.literal(0), z.literal(1)]);
const categoryFormShape = {
  dynamicTypeName: textField('栏目名称', 2, 12),
  /** A category of the first level; null for one of the first level. */
  parentId: idField.nullable().default(null),
  sort: z.int('排序应为整数').min(0).max(9_999, '排序至多 9999'),
  isEnabled: enabledField,
  showInNav: z.boolean(),
  layout: z.enum(newsLayouts),
  postScope: z.enum(postScopes),
  reviewLevels: z.int().min(0).max(2, '至多两级审核'),
};
const { nameTaken, parentDisabled, tooDeep, notEmpty } = categoryRefusals;

export const createNewsCategory = operation({
  name: 'createNewsCategory',
  act: '新建栏目',
  method: 'POST',
  path: '/api/news/CreateNewsCategory',
  caller: permission('news.categories', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject(categoryFormShape),
  result: newsCategorySchema,
  refusals: { nameTaken, parentDisabled, tooDeep },
  summary: 'A new category of the first or second level.',
});

export const updateNewsCategory = operation({
  name: 'updateNewsCategory',
  act: '修改栏目',
  method: 'PUT',
  path: '/api/news/UpdateNewsCategory',
  caller: permission('news.categories', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ dynamicTypeId: idField, version: versionField, ...categoryFormShape }),
  result: newsCategorySchema,
  refusals: { nameTaken, parentDisabled, tooDeep },
  summary: 'Changes a category; switching one off switches off what lies below it.',
});

export const deleteNewsCategory = operation({
  name: 'deleteNewsCategory',
  act: '删除栏目',
  method: 'DELETE',
  path: '/api/news/DeleteNewsCategory',
  caller: permission('news.categories', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ dynamicTypeId: idField, version: versionField }),
  result: doneResult,
  refusals: { notEmpty },
  summary: 'Deletes a category that holds nothing.',
});

export const exportNewsCategories = operation({
  name: 'exportNewsCategories',
  isReport: true,
  act: '导出栏目',
  method: 'POST',
  path: '/api/news/ExportNewsCategories',
  caller: permission('news.categories', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({
    /** Part of the name. */
    keyword: z.string().trim().max(12, '栏目名称至多 12 个字').optional(),
    isEnabled: enabledField.optional(),
    reason: reasonField,
  }),
  result: z.strictObject({ fileName: z.string(), sheet: z.string() }),
  refusals: {},
  summary: "Categories by the list's filters with their settings and numbers as a base64 spreadsheet.",
});
