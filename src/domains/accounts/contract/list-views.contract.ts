import { z } from 'zod';
import { doneResult, idField, textField } from '#platform/contract/fields.ts';
import { anyStaff, operation } from '#platform/contract/operation.ts';
import { listViewLimits, listViewRefusals } from './list-views.words.ts';

const caller = anyStaff({ scope: 'unit' });
/** Address of a list in the back office. */
const listField = z
  .string()
  .max(listViewLimits.list, '列表地址太长')
  .regex(/^\/[a-z/-]+$/u, '列表地址不正确');

export const listListViews = operation({
  name: 'listListViews',
  method: 'GET',
  path: '/api/accounts/ListListViews',
  caller,
  effect: 'read',
  request: z.strictObject({ list: listField }),
  result: z.strictObject({
    list: z.array(z.strictObject({ viewId: idField, name: z.string(), search: z.string() })),
  }),
  refusals: {},
  summary: 'The views of a list that the caller keeps, in the order in which they were kept; at most 20.',
});

export const saveListView = operation({
  name: 'saveListView',
  act: '保存列表视图',
  method: 'POST',
  path: '/api/accounts/SaveListView',
  caller,
  effect: 'write',
  request: z.strictObject({
    list: listField,
    name: textField('视图名称', 1, listViewLimits.name),
    search: z
      .string()
      .max(listViewLimits.search, '筛选条件太长')
      .regex(/^[^\s#?]*$/u, '筛选条件不正确'),
  }),
  result: z.strictObject({ viewId: idField }),
  refusals: listViewRefusals,
  summary: 'Keeps what a list is filtered by under a name; the same name again replaces what it meant.',
});

export const deleteListView = operation({
  name: 'deleteListView',
  act: '删除列表视图',
  method: 'POST',
  path: '/api/accounts/DeleteListView',
  caller,
  effect: 'write',
  request: z.strictObject({ viewId: idField }),
  result: doneResult,
  refusals: {},
  summary: 'Forgets one of the own views.',
});
