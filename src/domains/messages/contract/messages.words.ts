import { keysOf } from '#platform/contract/keys-of.ts';

/** What a message is about (消息类别). */
export const messageCategoryLabels = {
  system: '系统',
  security: '安全',
  review: '审核',
  signUp: '报名',
  reminder: '活动提醒',
  attendance: '签到',
  hours: '时长',
  team: '队伍',
  discussion: '问答',
  complaint: '投诉',
  news: '资讯',
} as const;
export type MessageCategory = keyof typeof messageCategoryLabels;
export const messageCategories = keysOf(messageCategoryLabels);

/** How loudly it is shown (重要程度). */
export const messageLevelLabels = { normal: '普通', important: '重要', urgent: '紧急' } as const;
export type MessageLevel = keyof typeof messageLevelLabels;
export const messageLevels = keysOf(messageLevelLabels);

/** Ways a message can take (渠道); mail is offered once there is an adapter for it. */
export const messageChannelLabels = { site: '站内消息', sms: '短信' } as const;
export const messageChannels = keysOf(messageChannelLabels);

/** What nobody may turn off: it is about the safety of the account or binds everybody. */
export const alwaysOnCategories: readonly MessageCategory[] = ['system', 'security'];
/** Categories of which some messages go out as text messages too (★ in domain.md 4.11). */
export const smsCategories: readonly MessageCategory[] = ['signUp', 'reminder', 'team'];

/** Text messages that are not urgent wait from 22:00 to 07:00. */
export const quietHours = { from: 22, to: 7 } as const;

/** Refusals of one-time links, each with its sentence. */
export const actionLinkRefusals = {
  linkUsed: '这个链接已经用过了',
  linkExpired: '这个链接已过期',
  linkOver: '现在不能再办理了',
} as const;

/** Who a team writes to in bulk. */
export const audienceKindLabels = { members: '本队队员', activity: '活动报名人员' } as const;
export type AudienceKind = keyof typeof audienceKindLabels;
export const audienceKinds = keysOf(audienceKindLabels);

/** Standing of the members or sign-ups that a bulk message reaches, called as their own rooms call it. */
export const audienceMemberStatusLabels = { active: '在队', paused: '暂停', applied: '待审核' } as const;
export type AudienceMemberStatus = keyof typeof audienceMemberStatusLabels;
export const audienceMemberStatuses = keysOf(audienceMemberStatusLabels);
export const audienceMemberRoleLabels = {
  captain: '队长',
  viceCaptain: '副队长',
  manager: '管理员',
  liaison: '联络员',
  member: '队员',
} as const;
export type AudienceMemberRole = keyof typeof audienceMemberRoleLabels;
export const audienceMemberRoles = keysOf(audienceMemberRoleLabels);
export const audienceSignUpStatusLabels = {
  confirmed: '已通过',
  pending: '待审核',
  waitlisted: '候补',
  offered: '候补待确认',
} as const;
export type AudienceSignUpStatus = keyof typeof audienceSignUpStatusLabels;
export const audienceSignUpStatuses = keysOf(audienceSignUpStatusLabels);

/** Bounds of bulk messages: per team and Shanghai day, and people per message. */
export const bulkLimits = { perDay: 3, recipients: 20_000, pauseDays: 30 } as const;
export const bulkStatusLabels = { sending: '发送中', sent: '已发送' } as const;
export const bulkRefusals = {
  noRecipients: '没有符合条件的收件人',
  tooManyRecipients: '收件人太多，请缩小范围',
  dailyLimit: '今天的群发次数已用完，明天再发',
  sameText: '同样的内容今天已经发过了',
  paused: '近期有群发消息被举报属实，暂时不能群发',
} as const;

export const reportStatusLabels = { open: '待处理', upheld: '属实', dismissed: '不属实' } as const;
export const reportStatuses = keysOf(reportStatusLabels);
export type ReportStatus = (typeof reportStatuses)[number];

/** Columns by which staff order reports. */
export const reportSorts = ['createdAt'] as const;
