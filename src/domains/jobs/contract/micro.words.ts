import { keysOf } from '#platform/contract/keys-of.ts';

/** Bounds of a 随手志愿: how long it stands open, days after its end in which a photo may still be sent, and places that one person takes a day. */
export const microLimits = { days: 92, reportDays: 3, photos: 3, aDay: 3 } as const;

/** What a piece may count, in minutes; never more than lies between taking the place and having done it. */
export const pieceMinutes = [10, 20, 30, 45, 60, 90, 120] as const;

/** States of what one volunteer does of a 随手志愿. */
export const microPartStatusLabels = {
  accepted: '待传照片',
  reported: '待验收',
  verified: '已验收',
  handedBack: '已退回',
  expired: '已过期',
} as const;
export type MicroPartStatus = keyof typeof microPartStatusLabels;
export const microPartStatuses = keysOf(microPartStatusLabels);

/** Parts that take one of the places. */
export const placedMicroStatuses = ['accepted', 'reported', 'verified'] as const satisfies MicroPartStatus[];

/** Why somebody cannot take a place. */
export const microStopLabels = {
  stopped: '你的账号现在不能参加服务',
  notVerified: '请先完成实名认证',
  had: '你已经领过这件随手志愿',
  dayFull: `一天至多领 ${microLimits.aDay} 件，明天再来`,
} as const;
export type MicroStop = keyof typeof microStopLabels;

export const issueMicroRefusals = {
  placeUnknown: '没有这个所站，或者不在你负责的范围',
  teamUnknown: '这支队伍不能承接，请换一支',
  timePast: '截止时间要晚于现在',
  tooLong: `随手志愿至多开放 ${microLimits.days} 天`,
} as const;

export const claimMicroRefusals = {
  notEligible: '你现在不能领这件随手志愿',
  closed: '这件随手志愿已经结束',
  full: '名额刚刚被领完了',
} as const;

export const reportMicroRefusals = {
  notYours: '这件随手志愿现在不用传照片，请刷新后再看',
  reportOver: '已过传照片的时间',
  doneAtWrong: '做完的时间要在领取以后、现在以前',
} as const;

export const handBackMicroRefusals = { notAccepted: '传照片以前才能退回，请刷新后再看' } as const;

export const verifyMicroRefusals = {
  notReported: '这份照片已经处理过，请刷新后再看',
  samePerson: '自己做的事要由别人验收',
  reasonMissing: '请写一句话，让志愿者知道还差什么',
} as const;

export const endMicroRefusals = { notOpen: '这件随手志愿已经结束，请刷新后再看' } as const;
