import { keysOf } from '#platform/contract/keys-of.ts';

/** What a post is (domain.md 4.4.15). Notices are the team's, answers stand below a question. */
export const chatKindLabels = {
  notice: '公告',
  question: '提问',
  answer: '回答',
  discussion: '讨论',
} as const;
export type ChatKind = keyof typeof chatKindLabels;
export const chatKinds = keysOf(chatKindLabels);
/** What a new post at the top may be. */
export const topChatKinds = ['notice', 'question', 'discussion'] as const;
export type TopChatKind = (typeof topChatKinds)[number];

/** States of a post (domain.md 4.2.11). */
export const chatStatusLabels = {
  visible: '已公开',
  held: '待审核',
  hidden: '已隐藏',
  deleted: '已删除',
} as const;

const chatVisibilityLabels = { public: '所有人可见', signedUp: '仅已报名的人可见' } as const;
export type ChatVisibility = keyof typeof chatVisibilityLabels;
export const chatVisibilities = keysOf(chatVisibilityLabels);

/** Who wrote, as shown beside the name. */
export const chatBadgeLabels = { volunteer: '志愿者', team: '队伍', staff: '实践中心' } as const;

/** Bounds of the discussion. */
export const chatLimits = {
  length: 500,
  /** After this an author's deletion leaves a mark. */
  deleteMinutes: 10,
  repliesPerPost: 50,
  pinnedPerActivity: 3,
  /** Reports that hold a post until it was looked at. */
  reportsToHold: 3,
  postsPerTenMinutes: 5,
  postsPerDay: 30,
  words: 2_000,
} as const;

/** Why somebody cannot write here now, each with what to do. */
export const chatRefusals = {
  phoneNeeded: '绑定手机号后才能发言，请先到个人资料里绑定',
  wrongKind: '这个账号不能在这里发言',
  chatClosed: '活动已结束，不能再发言',
  noticeByTeamOnly: '公告只能由发布活动的队伍发布',
  signUpNeeded: '只有报名的人才能发仅报名者可见的内容',
  personalNumber: '内容里有像手机号或证件号的数字，公开后谁都能看到，请删掉后再发',
  tooManyReplies: '这条内容的回复已满，请另发一条',
  tooManyPinned: '至多置顶 3 条公告',
  alreadyReported: '你已经举报过这条内容',
  ownPost: '不能举报自己的内容',
  deleteOwn: '自己的内容请直接删除',
  alreadyHidden: '这条内容已经隐藏或删除',
  notWaiting: '这条内容没有待处理的事项',
  wordExists: '词表里已有这个词',
  wordsFull: '词表已满',
} as const;

export const reviewTabLabels = { held: '待审核', reported: '被举报', hidden: '已隐藏' } as const;
export type ReviewTab = keyof typeof reviewTabLabels;
export const reviewTabs = keysOf(reviewTabLabels);

/** Frequent reasons for hiding a post. */
export const chatHideSamples = ['广告', '与活动无关', '含有个人信息', '辱骂他人'] as const;

/** Columns by which staff order posts. */
export const chatSorts = ['createdAt', 'reportCount'] as const;
export type ChatSort = (typeof chatSorts)[number];

/** What holds a post. */
export const heldReasons = { word: '含有需要核实的词语', reports: '被多人举报' } as const;
