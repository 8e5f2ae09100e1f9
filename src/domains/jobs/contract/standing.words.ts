import { keysOf } from '#platform/contract/keys-of.ts';

/** Bounds of a standing post (常设岗位): slots a week, hours of one, days ahead for which duties are made, hours of notice before a duty, days in which times are entered after it. */
export const postLimits = {
  slots: 14,
  slotHours: 8,
  places: 20,
  trialVisits: 8,
  leastWeeks: 52,
  openDays: 365,
  madeDays: 14,
  noticeHours: 24,
  settleDays: 3,
} as const;

/** Where somebody stands with a post. */
export const postPersonLabels = {
  applied: '待队伍答复',
  trial: '试用',
  regular: '在岗',
  declined: '没有录用',
  left: '已离岗',
  removed: '队伍已请出',
  ended: '岗位已结束',
} as const;
export type PostPersonStatus = keyof typeof postPersonLabels;
export const postPersonStatuses = keysOf(postPersonLabels);

/** Who has a place. */
export const placedPostStatuses = ['trial', 'regular'] as const satisfies PostPersonStatus[];
/** Who waits for an answer or has a place. */
export const livePostStatuses = ['applied', 'trial', 'regular'] as const satisfies PostPersonStatus[];

/** What a team does with its post, and the state that follows. */
export const postActs = {
  open: { label: '重新开放', to: 'open' },
  pause: { label: '暂停', to: 'paused' },
  end: { label: '结束岗位', to: 'ended' },
} as const;
export type PostAct = keyof typeof postActs;
export const postActKeys = keysOf(postActs);

export const postVerdicts = ['accept', 'decline', 'remove'] as const;

/** Why somebody cannot apply. */
export const postStopLabels = {
  stopped: '你的账号现在不能参加服务',
  notVerified: '请先完成实名认证',
  notMember: '先加入这支队伍，再报名它的岗位',
  had: '你已经报过这个岗位',
} as const;
export type PostStop = keyof typeof postStopLabels;

export const openPostRefusals = {
  slotsWrong: `每个班次要在同一天内，结束晚于开始，至多 ${postLimits.slotHours} 小时，开始时间不能重复`,
} as const;
export const setPostStateRefusals = { wrongState: '岗位的状态已经变化，请刷新后再看' } as const;
export const applyPostRefusals = {
  notEligible: '你现在不能报名这个岗位',
  notOpen: '这个岗位现在不招人',
  full: '这个班次刚刚招满了',
} as const;
export const decidePostRefusals = {
  wrongState: '这份报名已经处理过，请刷新后再看',
  full: '这个班次已经满员，先请人离岗或者婉拒',
  notEligible: '对方现在不能来值守：已不在队里，或者账号、实名不符合要求',
  reasonMissing: '请写一句话，让对方知道为什么',
} as const;
export const leavePostRefusals = { notIn: '你已经不在这个岗位，请刷新后再看' } as const;
