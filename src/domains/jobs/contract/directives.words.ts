/** Bounds of a 指令任务: teams asked at once, how far ahead it lies, how long it lasts, and the least time before it begins. */
export const directiveLimits = { teams: 20, aheadDays: 90, days: 31, leastHours: 1 } as const;

export const issueDirectiveRefusals = {
  placeUnknown: '没有这个所站，或者不在你负责的范围',
  teamUnknown: '没有这支队伍，或者它现在不能接任务',
  timePast: `开始时间至少要在 ${directiveLimits.leastHours} 小时以后，好让队伍来得及答复`,
  timeTooFar: `请安排 ${directiveLimits.aheadDays} 天以内的任务`,
  tooLong: `一件任务至多 ${directiveLimits.days} 天，结束要晚于开始`,
} as const;

/** What the centre says to the report of a 指令任务. */
export const jobVerdictLabels = { approve: '验收通过', return: '退回队伍' } as const;
export const jobVerdicts = ['approve', 'return'] as const satisfies (keyof typeof jobVerdictLabels)[];

export const verifyJobRefusals = {
  notSubmitted: '这件任务现在不用验收，请刷新后再看',
  ratedByRequester: '派单任务由点单人评单，不用中心验收',
  reasonMissing: '请写一句话，让队伍知道还差什么',
} as const;

export const withdrawJobRefusals = {
  notOut: '这件任务已经结束，不能撤回',
  ofNeed: '派单任务请在调度台收回，需求要另找队伍',
  ofMicro: '随手志愿不能撤回，可以提前结束',
  ofTeam: '常设岗位由队伍自己管理，不能撤回',
} as const;
