import { z } from 'zod';
import { batchField, batchResult } from '#platform/contract/decisions/batches.ts';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import { chatKinds, chatRefusals, chatSorts, reviewTabs } from './discussion.words.ts';

const queueSchema = z.strictObject({
  chatId: z.int(),
  activityId: z.int(),
  activityTitle: z.string(),
  teamName: z.string(),
  kind: z.enum(chatKinds),
  content: z.string(),
  status: z.enum(['visible', 'held', 'hidden', 'deleted']),
  /** Why it is held or hidden. */
  note: z.string().nullable(),
  authorName: z.string(),
  authorKind: z.enum(['volunteer', 'team', 'staff']),
  reportCount: z.int(),
  reports: z.array(z.string()),
  createdAt: instantField,
  /** When staff or the team last showed or hid it, and who; null where nobody has. */
  decidedAt: instantField.nullable(),
  deciderName: z.string().nullable(),
});
export type ChatQueueRow = z.output<typeof queueSchema>;

export const listChatQueue = operation({
  name: 'listChatQueue',
  method: 'POST',
  path: '/api/discussion/ListChatQueue',
  caller: permission('discussion.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    sort: sortField(chatSorts),
    tab: z.enum(reviewTabs, '没有这个列表').default('held'),
    keyword: z.string().trim().max(50, '关键词至多 50 个字').default(''),
  }),
  result: z.strictObject({
    ...pageResultShape(queueSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(reviewTabs), count: z.int() })),
  }),
  refusals: {},
  summary: 'Posts that wait for staff, were reported or are hidden, inside the data scope of the caller.',
});

export const releasePost = operation({
  name: 'releasePost',
  act: '恢复发言',
  method: 'POST',
  path: '/api/discussion/ReleasePost',
  caller: permission('discussion.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({ chatId: idField }),
  result: doneResult,
  refusals: { notWaiting: chatRefusals.notWaiting },
  summary: 'Shows a held, reported or hidden post again and answers its reports.',
});

const postBatchShape = {
  chatIds: batchField(idField),
  verdict: z.enum(['release', 'hide']),
};
const postRefusals = {
  notWaiting: chatRefusals.notWaiting,
  alreadyHidden: chatRefusals.alreadyHidden,
  deleteOwn: chatRefusals.deleteOwn,
};

export const decidePosts = operation({
  name: 'decidePosts',
  act: '批量处理发言',
  method: 'POST',
  path: '/api/discussion/DecidePosts',
  caller: permission('discussion.review', { scope: 'rows' }),
  effect: 'write',
  request: z
    .strictObject({ ...postBatchShape, reason: reasonField.optional() })
    .refine(({ verdict, reason }) => verdict === 'release' || reason !== undefined, {
      error: '请填写隐藏的原因',
      path: ['reason'],
    }),
  result: batchResult,
  /** Told of each post that could not be decided. */
  refusals: postRefusals,
  summary: 'Shows several posts again, or hides them with one reason; each is judged alone.',
});

export const previewPosts = operation({
  name: 'previewPosts',
  method: 'POST',
  path: '/api/discussion/PreviewPosts',
  caller: permission('discussion.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject(postBatchShape),
  result: batchResult,
  refusals: postRefusals,
  summary: 'What decidePosts would do with each post now.',
});

export const listChatWords = operation({
  name: 'listChatWords',
  method: 'POST',
  path: '/api/discussion/ListChatWords',
  caller: permission('discussion.review', { scope: 'city' }),
  effect: 'read',
  request: z.strictObject({ keyword: z.string().trim().max(20, '至多 20 个字').default('') }),
  result: z.strictObject({ list: z.array(z.strictObject({ wordId: z.int(), word: z.string() })) }),
  refusals: {},
  summary: 'The word list: a post that contains one of them waits for staff.',
});

export const addChatWord = operation({
  name: 'addChatWord',
  act: '添加敏感词',
  method: 'POST',
  path: '/api/discussion/AddChatWord',
  caller: permission('discussion.review', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ word: textField('词语', 2, 20) }),
  result: z.strictObject({ wordId: z.int() }),
  refusals: { wordExists: chatRefusals.wordExists, wordsFull: chatRefusals.wordsFull },
  summary: 'Adds a word to the list.',
});

export const removeChatWord = operation({
  name: 'removeChatWord',
  act: '删除敏感词',
  method: 'POST',
  path: '/api/discussion/RemoveChatWord',
  caller: permission('discussion.review', { scope: 'city' }),
  effect: 'write',
  request: z.strictObject({ wordId: idField }),
  result: doneResult,
  refusals: {},
  summary: 'Takes a word off the list.',
});
