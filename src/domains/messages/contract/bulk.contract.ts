import { z } from 'zod';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape, sortField, staffPageShape } from '#platform/contract/paging.ts';
import {
  audienceMemberRoles,
  audienceMemberStatuses,
  audienceSignUpStatuses,
  bulkRefusals,
  reportSorts,
  reportStatuses,
} from './messages.words.ts';

const audienceField = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('members'),
      statuses: z.array(z.enum(audienceMemberStatuses, '没有这个状态')).min(1, '请选择状态').max(3),
      /** Empty for every role. */
      roles: z.array(z.enum(audienceMemberRoles, '没有这个角色')).max(5).default([]),
      group: z.string().trim().max(20).optional(),
    }),
    z.strictObject({
      kind: z.literal('activity'),
      activityId: idField,
      shiftId: idField.optional(),
      statuses: z.array(z.enum(audienceSignUpStatuses, '没有这个状态')).min(1, '请选择状态').max(4),
    }),
  ],
  '请选择收件人',
);
export type Audience = z.output<typeof audienceField>;

export const previewBulkMessage = operation({
  name: 'previewBulkMessage',
  method: 'POST',
  path: '/api/messages/PreviewBulkMessage',
  caller: 'team',
  ledBy: 'leader',
  effect: 'read',
  request: z.strictObject({ audience: audienceField }),
  result: z.strictObject({
    recipientCount: z.int(),
    /** Those who muted this team; they are not counted. */
    mutedCount: z.int(),
    /** Up to ten names, masked. */
    sample: z.array(z.string()),
    leftToday: z.int(),
    audienceLabel: z.string(),
  }),
  refusals: {},
  summary: 'Whom a bulk message would reach.',
});

export const sendBulkMessage = operation({
  name: 'sendBulkMessage',
  act: '群发消息',
  method: 'POST',
  path: '/api/messages/SendBulkMessage',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({
    audience: audienceField,
    title: textField('标题', 2, 40),
    body: textField('正文', 5, 480),
  }),
  result: z.strictObject({ bulkId: z.int(), recipientCount: z.int() }),
  refusals: bulkRefusals,
  summary: 'Sends one message to the members of the team or the people of one of its activities.',
});

export const listBulkMessages = operation({
  name: 'listBulkMessages',
  method: 'POST',
  path: '/api/messages/ListBulkMessages',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape }),
  result: z.strictObject(
    pageResultShape(
      z.strictObject({
        bulkId: z.int(),
        title: z.string(),
        body: z.string(),
        audienceLabel: z.string(),
        status: z.enum(['sending', 'sent']),
        recipientCount: z.int(),
        sentCount: z.int(),
        readCount: z.int(),
        createdAt: instantField,
      }),
    ),
  ),
  refusals: {},
  summary: "The team's bulk messages, newest first, with how many have read them.",
});

export const reportBulkMessage = operation({
  name: 'reportBulkMessage',
  act: '举报群发消息',
  method: 'POST',
  path: '/api/messages/ReportBulkMessage',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ messageId: idField, reason: reasonField }),
  result: doneResult,
  refusals: { alreadyReported: '你已经举报过这条消息' },
  summary: 'Reports a bulk message that the caller received.',
});

export const muteTeam = operation({
  name: 'muteTeam',
  act: '屏蔽队伍群发',
  method: 'POST',
  path: '/api/messages/MuteTeam',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({ teamId: idField, isMuted: z.boolean('请选择是否屏蔽') }),
  result: doneResult,
  refusals: {},
  summary: "Keeps a team's bulk messages from the caller, or lets them through again.",
});

const reportSchema = z.strictObject({
  reportId: z.int(),
  bulkId: z.int(),
  teamId: z.int(),
  teamName: z.string(),
  title: z.string(),
  body: z.string(),
  reason: z.string(),
  status: z.enum(reportStatuses),
  note: z.string().nullable(),
  reporter: z.string(),
  createdAt: instantField,
  /** Null while it is open. */
  decidedAt: instantField.nullable(),
  deciderName: z.string().nullable(),
});
export type MessageReportView = z.output<typeof reportSchema>;

export const listMessageReports = operation({
  name: 'listMessageReports',
  method: 'POST',
  path: '/api/messages/ListMessageReports',
  caller: permission('discussion.review', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    sort: sortField(reportSorts),
    status: z.enum(reportStatuses, '没有这个状态').default('open'),
  }),
  result: z.strictObject(pageResultShape(reportSchema)),
  refusals: {},
  summary: 'Reported bulk messages: open ones the oldest first, answered ones by when they were answered.',
});

export const decideMessageReport = operation({
  name: 'decideMessageReport',
  act: '处理群发举报',
  method: 'POST',
  path: '/api/messages/DecideMessageReport',
  caller: permission('discussion.review', { scope: 'rows' }),
  effect: 'write',
  request: z.strictObject({
    reportId: idField,
    verdict: z.enum(['upheld', 'dismissed'], '请选择处理结果'),
    note: reasonField,
  }),
  result: doneResult,
  refusals: { decided: '这条举报已经处理过了' },
  summary: 'Answers a report; an upheld one pauses the bulk messages of the team for 30 days.',
});
