import { z } from 'zod';
import { minuteMs } from '#platform/contract/durations.ts';
import { doneResult, idField, instantField, reasonField, textField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { chatKinds, chatLimits, chatRefusals, chatVisibilities, topChatKinds } from './discussion.words.ts';

const postShape = {
  chatId: z.int(),
  kind: z.enum(chatKinds),
  /** Null once its author has deleted it. */
  content: z.string().nullable(),
  status: z.enum(['visible', 'held', 'hidden', 'deleted']),
  /** Why it is held or hidden; told to its author only. */
  statusNote: z.string().nullable(),
  authorName: z.string(),
  authorKind: z.enum(['volunteer', 'team', 'staff']),
  isMine: z.boolean(),
  canDelete: z.boolean(),
  canHide: z.boolean(),
  canReport: z.boolean(),
  createdAt: instantField,
};
const replySchema = z.strictObject(postShape);
const postSchema = z.strictObject({
  ...postShape,
  visibility: z.enum(chatVisibilities),
  isPinned: z.boolean(),
  canPin: z.boolean(),
  /** The team has answered this question. */
  isAnswered: z.boolean(),
  replies: z.array(replySchema),
});
export type ChatReplyView = z.output<typeof replySchema>;
export type ChatPostView = z.output<typeof postSchema>;

const contentField = textField('内容', 1, chatLimits.length);
const visibilityField = z.enum(chatVisibilities, '没有这个可见范围').default('public');
const writtenResult = z.strictObject({
  chatId: z.int(),
  /** `held` waits for somebody of the centre. */
  status: z.enum(['visible', 'held']),
  message: z.string(),
});
const {
  phoneNeeded,
  wrongKind,
  chatClosed,
  noticeByTeamOnly,
  signUpNeeded,
  tooManyReplies,
  tooManyPinned,
  personalNumber,
} = chatRefusals;
const writeLimit = { max: 20, windowMs: minuteMs };

export const searchPosts = operation({
  name: 'searchPosts',
  method: 'POST',
  path: '/api/content/activity/SearchProjectChatInfoPage',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    activityId: idField,
    kind: z.enum(topChatKinds, '没有这个类型').optional(),
    isUnanswered: z.boolean().default(false),
  }),
  result: z.strictObject({
    ...pageResultShape(postSchema),
    /** What the caller may do here; `whyNot` says what is missing. */
    canWrite: z.boolean(),
    whyNot: z.enum(['login', 'phoneNeeded', 'wrongKind', 'chatClosed']).nullable(),
    canWritePrivately: z.boolean(),
    isOwnTeam: z.boolean(),
    unansweredCount: z.int(),
  }),
  refusals: {},
  summary: 'Notices, questions and discussion of one activity, with the replies of each.',
});

export const createPost = operation({
  name: 'createPost',
  act: '活动讨论发言',
  method: 'POST',
  path: '/api/content/activity/CreateProjectChatInfo',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({
    activityId: idField,
    kind: z.enum(topChatKinds, '没有这个类型'),
    content: contentField,
    visibility: visibilityField,
    isPinned: z.boolean().default(false),
  }),
  result: writtenResult,
  refusals: {
    phoneNeeded,
    wrongKind,
    chatClosed,
    noticeByTeamOnly,
    signUpNeeded,
    tooManyPinned,
    personalNumber,
  },
  summary: 'Asks, tells or writes something at an activity.',
  rateLimit: writeLimit,
});

export const replyToPost = operation({
  name: 'replyToPost',
  act: '回复讨论',
  method: 'POST',
  path: '/api/content/activity/ReplyProjectChatInfo',
  caller: 'signedIn',
  effect: 'write',
  request: z.strictObject({ chatId: idField, content: contentField }),
  result: writtenResult,
  refusals: { phoneNeeded, wrongKind, chatClosed, tooManyReplies, personalNumber },
  summary: 'Replies to a post; an answer of the team to a question is told to who asked.',
  rateLimit: writeLimit,
});

export const hidePost = operation({
  name: 'hidePost',
  act: '隐藏发言',
  method: 'POST',
  path: '/api/content/activity/HideProjectChatInfo',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ chatId: idField, reason: reasonField }),
  result: doneResult,
  refusals: { alreadyHidden: chatRefusals.alreadyHidden, deleteOwn: chatRefusals.deleteOwn },
  summary: "Hides another's post with a reason: the team at its own activity, or staff.",
});

export const reportPost = operation({
  name: 'reportPost',
  act: '举报发言',
  method: 'POST',
  path: '/api/content/activity/ReportProjectChatInfo',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ chatId: idField, reason: reasonField }),
  result: doneResult,
  refusals: { alreadyReported: chatRefusals.alreadyReported, ownPost: chatRefusals.ownPost },
  summary: 'Reports a post, once per person; three reports hold it until it was looked at.',
  rateLimit: writeLimit,
});

export const deletePost = operation({
  name: 'deletePost',
  act: '删除发言',
  method: 'POST',
  path: '/api/content/activity/DeleteProjectChatInfo',
  caller: 'signedIn',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ chatId: idField }),
  result: z.strictObject({
    /** True when it is gone without a trace, false when a mark stays in its place. */
    isGone: z.boolean(),
  }),
  refusals: {},
  summary: "Deletes the caller's own post: within ten minutes altogether, later a mark stays.",
});

export const pinPost = operation({
  name: 'pinPost',
  act: '置顶发言',
  method: 'POST',
  path: '/api/content/activity/PinProjectChatInfo',
  caller: 'team',
  ledBy: 'leader',
  effect: 'write',
  request: z.strictObject({ chatId: idField, isPinned: z.boolean('请选择是否置顶') }),
  result: doneResult,
  refusals: { tooManyPinned },
  summary: "Pins a notice of the team's own activity, or takes it down again.",
});

export const listTeamQuestions = operation({
  name: 'listTeamQuestions',
  method: 'POST',
  path: '/api/discussion/ListTeamQuestions',
  caller: 'team',
  effect: 'read',
  request: z.strictObject({ ...pageRequestShape, isUnanswered: z.boolean().default(false) }),
  result: z.strictObject({
    ...pageResultShape(
      z.strictObject({
        chatId: z.int(),
        activityId: z.int(),
        activityTitle: z.string(),
        content: z.string(),
        authorName: z.string(),
        isAnswered: z.boolean(),
        replyCount: z.int(),
        createdAt: instantField,
      }),
    ),
    unansweredCount: z.int(),
  }),
  refusals: {},
  summary: "Questions at the team's activities, newest first.",
});
