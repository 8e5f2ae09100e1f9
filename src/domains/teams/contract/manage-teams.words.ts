/** Views of the queue of registrations (队伍审核). */
export const teamReviewTabs = {
  pending: '待审核',
  returned: '已退回',
  rejected: '不通过',
  passed: '已通过',
} as const;
export type TeamReviewTab = keyof typeof teamReviewTabs;

/** Why an act of the centre on a team is not possible now. */
export const manageTeamRefusals = {
  wrongStatus: '队伍的状态已经变化，请刷新后再看',
  openActivities: '队伍还有没结束的活动，办完或取消后才能注销',
  openWork: '队伍手上还有没办完的任务，办完、退回或由中心收回后才能注销',
  untilPast: '暂停的截止日期要在今天之后',
  sameGrade: '信用等级没有变化',
} as const;

/** Ready words for returning a registration. */
export const teamReturnSamples = [
  '证明材料不清楚',
  '负责人信息不完整',
  '简介过于简单',
  '队伍名称不规范',
] as const;

/** Columns by which staff order teams, and registrations that wait. */
export const staffTeamSorts = ['name', 'memberCount', 'activityCount', 'effectiveMinutes'] as const;
export const teamReviewSorts = ['name', 'submittedAt'] as const;
export type StaffTeamSort = (typeof staffTeamSorts)[number] | (typeof teamReviewSorts)[number];
