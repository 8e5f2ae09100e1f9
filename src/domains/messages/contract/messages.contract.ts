import { daysInOrder } from '#platform/contract/day-span.rules.ts';
import { z } from 'zod';
import { dayField, idField, instantField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { messageCategories, messageLevels } from './messages.words.ts';

export const categoryField = z.enum(messageCategories, '没有这个消息类别');
const idsField = z.array(idField).min(1, '请选择消息').max(100, '一次至多 100 条');

const messageSchema = z.strictObject({
  messageId: z.int(),
  category: categoryField,
  level: z.enum(messageLevels),
  title: z.string(),
  body: z.string(),
  /** Address on this site of what the message is about. */
  link: z.string().nullable(),
  /** Where what it asks can be answered, while it can. */
  answerLink: z.string().nullable(),
  /** Set when a team sent it to many: it can be reported, and the team muted. */
  bulk: z
    .strictObject({
      bulkId: z.int(),
      teamId: z.int(),
      teamName: z.string(),
      isMuted: z.boolean(),
      isReported: z.boolean(),
    })
    .nullable(),
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
  request: z
    .strictObject({
      ...pageRequestShape,
      category: categoryField.optional(),
      isUnread: z.boolean().default(false),
      level: z.enum(messageLevels, '没有这个重要程度').optional(),
      fromOn: dayField.optional(),
      toOn: dayField.optional(),
      /** Goes on behind this message, however deep; page numbers end at 2,000 rows. */
      beforeId: idField.optional(),
    })
    .refine(...daysInOrder('fromOn', 'toOn')),
  result: z.strictObject({
    ...pageResultShape(messageSchema),
    /** For `beforeId` of the next page; null at the end. */
    nextCursor: z.int().nullable(),
  }),
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
  summary: "How many of the caller's messages are unread; each category is counted to 1,000.",
});

export const readMessages = operation({
  name: 'readMessages',
  act: '消息已读',
  method: 'POST',
  path: '/api/messages/ReadMessages',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ messageIds: idsField }),
  result: z.strictObject({ readCount: z.int() }),
  refusals: {},
  summary: "Marks the caller's messages as read; ids of other people's are passed over.",
});

export const readAllMessages = operation({
  name: 'readAllMessages',
  act: '消息全部已读',
  method: 'POST',
  path: '/api/messages/ReadAllMessages',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ category: categoryField.optional() }),
  result: z.strictObject({ readCount: z.int() }),
  refusals: {},
  summary: "Marks all of the caller's messages, or those of one category, as read.",
});

export const deleteMessages = operation({
  name: 'deleteMessages',
  act: '删除消息',
  method: 'POST',
  path: '/api/messages/DeleteMessages',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ messageIds: idsField }),
  result: z.strictObject({ deletedCount: z.int() }),
  refusals: {},
  summary: "Deletes the caller's messages; they can be restored for a day. Foreign ids are passed over.",
});

export const restoreMessages = operation({
  name: 'restoreMessages',
  act: '恢复消息',
  method: 'POST',
  path: '/api/messages/RestoreMessages',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ messageIds: idsField }),
  result: z.strictObject({ restoredCount: z.int() }),
  refusals: {},
  summary: 'Brings back messages that the caller deleted within the last day.',
});
