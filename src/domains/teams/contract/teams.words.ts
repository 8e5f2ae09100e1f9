/** States of a team (domain.md 4.2.2). */
export const teamStatusLabels = {
  draft: '草稿',
  pending: '待审核',
  returned: '退回补充',
  rejected: '不通过',
  active: '正常',
  /** May finish what runs, may not publish. */
  suspended: '暂停',
  dissolved: '已注销',
} as const;
export type TeamStatus = keyof typeof teamStatusLabels;

/** How one gets into a team (入队方式). */
export const joinModeLabels = {
  approval: '申请审核',
  open: '开放加入',
  closed: '仅限邀请',
  code: '口令加入',
} as const;
export type JoinMode = keyof typeof joinModeLabels;

/** Trust grade (信用等级): A publishes with an after-check, B is reviewed, C is looked at closely. */
export const trustGradeLabels = { A: '免审', B: '常规', C: '重点核查' } as const;
export type TrustGrade = keyof typeof trustGradeLabels;

/** Role inside a team (队内角色). */
export const memberRoleLabels = {
  captain: '队长',
  viceCaptain: '副队长',
  manager: '管理员',
  liaison: '联络员',
  member: '队员',
} as const;
export type MemberRole = keyof typeof memberRoleLabels;

/** States of a membership (domain.md 4.2.3). */
export const memberStatusLabels = {
  applied: '待审核',
  invited: '已邀请',
  active: '在队',
  /** Known to the team, without an account. */
  offline: '线下成员',
  rejected: '已拒绝',
  /** The volunteer turned an invitation down. */
  declined: '已婉拒',
  /** The volunteer took the application back. */
  withdrawn: '已撤回',
  /** An invitation nobody answered within seven days. */
  lapsed: '邀请过期',
  paused: '暂停',
  left: '已退出',
  removed: '已移出',
} as const;
export type MemberStatus = keyof typeof memberStatusLabels;

/** Orders of the public list (排序). */
export const teamSortLabels = {
  newest: '新加入',
  nearest: '离我最近',
  active: '活动多',
  hours: '服务时长',
} as const;
export type TeamSort = keyof typeof teamSortLabels;

/** What a team is asked to add after login (requirements.md 5, word for word). */
export const teamProfileWarnings = {
  birthday: '成立日期信息未填写，请尽快补充',
  logo: '团队logo信息未填写，请尽快补充',
} as const;
