import { z } from 'zod';
import { idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { messageCategories } from './messages.words.ts';

const categoryField = z.enum(messageCategories, '没有这个消息类别');

const messageSchema = z.strictObject({
  messageId: z.int(),
  category: categoryField,
  level: z.enum(['normal', 'important', 'urgent']),
  title: z.string(),
  body: z.string(),
  /** Address on this site of what the message is about. */
  link: z.string().nullable(),
  createdAt: instantField,
  readAt: instantField.nullable(),
});
export type MessageView = z.output<typeof messageSchema>;

export const listMessages = operation({
  name: 'listMessages',
  method: 'POST',
  path: '/api/messages/ListMessages',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    category: categoryField.optional(),
    isUnread: z.boolean().default(false),
  }),
  result: z.strictObject(pageResultShape(messageSchema)),
  refusals: {},
  summary: "The caller's own messages, newest first.",
});

export const countUnreadMessages = operation({
  name: 'countUnreadMessages',
  method: 'POST',
  path: '/api/messages/CountUnreadMessages',
  caller: 'signedIn',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    unreadCount: z.int(),
    byCategory: z.array(z.strictObject({ category: categoryField, unreadCount: z.int() })),
  }),
  refusals: {},
  summary: "How many of the caller's messages are unread.",
});

export const readMessages = operation({
  name: 'readMessages',
  method: 'POST',
  path: '/api/messages/ReadMessages',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({
    messageIds: z.array(idField).min(1, '请选择消息').max(100, '一次至多 100 条'),
  }),
  result: z.strictObject({ readCount: z.int() }),
  refusals: {},
  summary: "Marks the caller's messages as read; ids of other people's are passed over.",
});

export const readAllMessages = operation({
  name: 'readAllMessages',
  method: 'POST',
  path: '/api/messages/ReadAllMessages',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({ category: categoryField.optional() }),
  result: z.strictObject({ readCount: z.int() }),
  refusals: {},
  summary: "Marks all of the caller's messages, or those of one category, as read.",
});
