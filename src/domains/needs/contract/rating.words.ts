import { keysOf } from '#platform/contract/keys-of.ts';

/** Days in which a requester may say how it went; then the need ends as 未评价 (domain.md 4.2.8). */
export const rateDays = 15;
/** Days after the end in which the centre may take a need up again. */
export const reopenDays = 30;

/** What a requester says first (解决了没有). */
export const solvedLabels = { solved: '解决了', part: '部分解决', unsolved: '没有解决' } as const;
export type Solved = keyof typeof solvedLabels;
export const solvedKeys = keysOf(solvedLabels);

/** How a need ended; silence is its own, never good. */
export const outcomeLabels = { ...solvedLabels, unrated: '未评价' } as const;
export const needOutcomes = keysOf(outcomeLabels);

/** What is rated afterwards, 1 to 5 each; each may stay empty. */
export const ratedParts = { timely: '来得及时', attitude: '态度', quality: '办得怎样' } as const;
export type RatedPart = keyof typeof ratedParts;
export const ratedPartKeys = keysOf(ratedParts);

/** By which way it was said. */
export const ratedViaLabels = {
  account: '自己的账号',
  code: '单号和短信验证码',
  phone: '工作人员电话询问',
  proxy: '他人代评',
} as const;
export const staffVias = ['phone', 'proxy'] as const;

export const rateNeedRefusals = {
  notToRate: '这张单现在不用评价，请刷新后再看',
  ratingOver: '评价时间已过，这张单按未评价结单',
} as const;

export const reopenNeedRefusals = {
  notClosed: '这张单没有结单，不用重新办理',
  reopenOver: `结单已超过 ${reopenDays} 天，不能重新办理，请新开一张单`,
} as const;

/** What a call back found (回访). */
export const callbackLabels = {
  open: '待回访',
  agrees: '和系统里一致',
  differs: '和系统里不一致',
  unreached: '没有打通',
} as const;
export const callbackFindings = ['agrees', 'differs', 'unreached'] as const;
export const callbackStatuses = keysOf(callbackLabels);

/** Tabs of 回访. */
export const callbackTabs = { open: '待回访', done: '已回访' } as const;
export const callbackTabKeys = keysOf(callbackTabs);

export const recordCallbackRefusals = {
  called: '这张单已经回访过了',
  noteMissing: '请写一句哪里不一致',
} as const;
