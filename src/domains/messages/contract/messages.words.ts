/** What a message is about (消息类别). */
export const messageCategoryLabels = {
  system: '系统',
  review: '审核',
  signUp: '报名',
  reminder: '活动提醒',
  attendance: '签到',
  hours: '时长',
  team: '队伍',
  news: '资讯',
} as const;
export type MessageCategory = keyof typeof messageCategoryLabels;
export const messageCategories = Object.keys(messageCategoryLabels) as [
  MessageCategory,
  ...MessageCategory[],
];

/** How loudly it is shown (重要程度). */
export const messageLevelLabels = { normal: '普通', important: '重要', urgent: '紧急' } as const;
export type MessageLevel = keyof typeof messageLevelLabels;
