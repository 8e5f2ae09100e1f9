/** Groups that are asked one after the other, nearest first. */
export const coverGroups = {
  1: '做过这个岗的人',
  2: '本队队员',
  3: '服务区域和类别都合适的人',
} as const;
export const lastCoverGroup = 3;

export const coverLimits = {
  /** People of one group at most. */
  groupSize: 60,
  /** Nobody is asked more often than once in so many days. */
  daysBetweenAsks: 7,
  /** A group has so long before the next is asked, or a third of the time left. */
  groupHours: 24,
  /** Closer to the start nobody is asked any more: the team is called. */
  lastMinutes: 30,
} as const;

export const coverStates = {
  open: '等人接',
  awaiting: '等队伍同意',
  done: '已换人',
  withdrawn: '已收回',
  lapsed: '没有换成',
} as const;
export type CoverState = keyof typeof coverStates;

export const coverRefusals = {
  notYours: '只有已通过、还没开始的报名才能请人顶班',
  tooLate: '离开始太近，请直接打电话给领队',
  alreadyAsked: '这一班已经在请人顶班了',
  over: '这次求助已经结束',
  taken: '刚被别人接了，谢谢你',
  noMoreGroups: '能问的人都问过了',
  nightTime: '晚上 10 点到早上 7 点不打扰人，7 点以后会接着问',
  notEligible: '你现在不能接这一班',
  warned: '请先看一看时间，再决定接不接',
  riskNotAcknowledged: '请先阅读风险提示',
  notAwaiting: '这次换人已经处理过了',
} as const;
export type CoverRefusal = keyof typeof coverRefusals;
