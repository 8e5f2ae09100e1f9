/** States of a record of service hours (domain.md 4.2.7). Only `effective` counts anywhere. */
export const hourStates = {
  /** Computed from attendance; waits for the team. */
  calculated: '待核定',
  /** Needs a second person of the centre: adjusted upward, evidence C or D, or over twelve hours on one day. */
  submitted: '待中心审核',
  /** Confirmed and public for three working days. */
  publicity: '公示中',
  disputed: '异议中',
  effective: '已生效',
  /** Refused by the centre; counts nothing. */
  rejected: '不予认定',
  voided: '已作废',
  confirmed: '队伍已核定',
} as const;
export type HourState = keyof typeof hourStates;

/** How well an hour is proved (domain.md 4.3.8). */
export const evidenceGrades = {
  A: '签到签退均有现场码，位置相符',
  B: '有现场码或志愿者码，其余由领队点名',
  C: '由领队点名登记',
  D: '事后补录',
} as const;
export type EvidenceGrade = keyof typeof evidenceGrades;

/** Numbers of the hour rules (domain.md 4.3, appendix C), in minutes and working days. */
export const hourLimits = {
  maxRecordMinutes: 480,
  overtimeMaxMinutes: 120,
  dayFlagMinutes: 600,
  dayMaxMinutes: 720,
  publicityWorkdays: 3,
  makeupDays: 30,
  /** Records that one confirmation decides. */
  confirmedAtOnce: 500,
} as const;

/** Closed list of refusals, each with its sentence. */
export const hourRefusals = {
  wrongState: '这条记录现在的状态不能这样操作，请刷新后再看',
  overCap: '单条记录最多 8 小时(480 分钟)',
  overShift: '时长不能超过本场时长加 2 小时',
  overPlanned: '补录时长不能超过本场计划时长',
  overMidnight: '补录时长不能跨过午夜，请填当天的分钟数',
  clash: '与该志愿者的另一条时长记录时间重叠',
  samePerson: '录入人和审核人不能是同一个人',
  publicityOver: '公示期已结束，不能再提异议。如有疑问请联系中心',
  makeupTooLate: '补录要在活动结束后 30 天内提出',
  alreadyRecorded: '该志愿者这一场已有时长记录',
  unchanged: '时长没有变化',
} as const;
export type HourRefusal = keyof typeof hourRefusals;
