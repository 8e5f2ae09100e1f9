/** People who lead one activity at most. */
export const leaderLimit = 10;

/** Refusals of appointing 领队. */
export const leaderRefusals = {
  notMember: '选中的人里有已不在队、暂停或没有账号的，请刷新名单后重新选择',
  activityOver: '活动已经取消或结项，不能再指定领队',
} as const;
