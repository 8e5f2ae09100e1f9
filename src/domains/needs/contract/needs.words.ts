import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** States of a need (domain.md 4.2.8) as staff read them. */
export const needStatusLabels = {
  submitted: '待审核',
  returned: '已退回',
  rejected: '不予受理',
  merged: '已合并',
  toDispatch: '待派单',
  dispatched: '待接单',
  openPool: '抢单池',
  accepted: '待联系',
  inService: '执行中',
  toRate: '待评价',
  closed: '已结单',
  cancelled: '已取消',
} as const;
export type NeedStatus = keyof typeof needStatusLabels;
export const needStatuses = keysOf(needStatusLabels);

/** The same as whoever asked reads them. */
export const requesterStatusLabels: Readonly<Record<NeedStatus, string>> = {
  ...needStatusLabels,
  returned: '退回补充',
  merged: '一起办理',
  openPool: '抢单中',
  accepted: '已接单',
  inService: '服务中',
};

/** States in which everybody may see a need that is public, and the stamp on it. */
export const publicStamps = {
  dispatched: '待接单',
  openPool: '抢单中',
  accepted: '已接单',
  inService: '服务中',
  toRate: '待评价',
  closed: '已评单',
} as const satisfies Partial<Record<NeedStatus, string>>;
export type PublicNeedStatus = keyof typeof publicStamps;
export const publicNeedStatuses = keysOf(publicStamps);

/** Groups of the public list. */
export const publicNeedGroups = {
  waiting: { label: '待接单', statuses: ['dispatched', 'openPool'] },
  taken: { label: '已接单', statuses: ['accepted'] },
  serving: { label: '服务中', statuses: ['inService'] },
  done: { label: '已评单', statuses: ['toRate', 'closed'] },
} as const satisfies Record<string, { label: string; statuses: readonly PublicNeedStatus[] }>;
export type PublicNeedGroup = keyof typeof publicNeedGroups;
export const publicNeedGroupKeys = keysOf(publicNeedGroups);

/** What is asked for (需求类型, domain.md A.6), with the service category that it counts to. */
export const needTypes = {
  medical: { label: '医疗护理', category: 'health' },
  transport: { label: '交通接送', category: 'neighbor' },
  shopping: { label: '购物代买', category: 'neighbor' },
  housework: { label: '家务协助', category: 'neighbor' },
  repair: { label: '家电维修', category: 'neighbor' },
  technology: { label: '手机电脑', category: 'elder' },
  company: { label: '陪伴聊天', category: 'elder' },
  grooming: { label: '理发助浴', category: 'elder' },
  homework: { label: '课业辅导', category: 'youth' },
  legal: { label: '法律咨询', category: 'neighbor' },
  mind: { label: '心理疏导', category: 'health' },
  policy: { label: '政策宣讲', category: 'theory' },
  show: { label: '文艺演出', category: 'culture' },
  science: { label: '科普讲座', category: 'reading' },
  environment: { label: '环境整治', category: 'eco' },
  mediation: { label: '矛盾调解', category: 'neighbor' },
  relief: { label: '应急帮扶', category: 'rescue' },
  disability: { label: '助残服务', category: 'access' },
  other: { label: '其他', category: 'neighbor' },
} as const satisfies Record<string, { label: string; category: CategoryKey }>;
export type NeedType = keyof typeof needTypes;
export const needTypeKeys = keysOf(needTypes);

/** Who asks, seen from whom it is for (点单人). */
export const requesterKindLabels = {
  self: '本人',
  family: '家属',
  neighbor: '邻居',
  grid: '网格员',
  station: '实践站',
  team: '服务队伍',
  unit: '单位',
} as const;
export type RequesterKind = keyof typeof requesterKindLabels;
export const requesterKinds = keysOf(requesterKindLabels);

/** How soon (紧急程度), and what follows from it. */
export const urgencies = {
  normal: { label: '不急', promise: '1 个工作日内核实' },
  soon: { label: '三天内', promise: '1 个工作日内核实，优先派单' },
  urgent: { label: '一天内', promise: '2 小时内核实，核完就派' },
} as const;
export type Urgency = keyof typeof urgencies;
export const urgencyKeys = keysOf(urgencies);

/** How a need came to staff who take it down (代点单). */
export const takenDownViaLabels = { phone: '打电话来', counter: '到站里来', visit: '上门走访' } as const;
export const takenDownVias = keysOf(takenDownViaLabels);

/** How staff made sure (核实方式). */
export const verifyMethodLabels = {
  phone: '电话核实',
  visit: '现场走访',
  network: '网络核实',
  station: '站点代核',
} as const;
export const verifyMethods = keysOf(verifyMethodLabels);

/** Why a need goes back to whoever asked (退回补充). */
export const returnReasonLabels = {
  unclear: '情况没说清',
  place: '地点不清',
  time: '时间不合适',
  risk: '没写要小心什么',
  consent: '受助人没同意',
  unreachable: '联系不上',
} as const;
export const returnReasons = keysOf(returnReasonLabels);

/** Why a need is not taken (不予受理), and where to go instead. */
export const rejectReasonLabels = {
  emergency: '紧急险情，请拨 110 / 119 / 120',
  beyond: '超出志愿服务能做的范围',
  authority: '应由职能部门办理，请拨 12345',
  commercial: '收费或推销',
  untrue: '内容不实',
  repeated: '重复提交',
} as const;
export const rejectReasons = keysOf(rejectReasonLabels);

/** Why a requester takes a need back. */
export const cancelReasonLabels = {
  notNeeded: '不需要了',
  solved: '已经解决',
  timeChanged: '时间变了',
  tooLong: '等太久',
  other: '其他',
} as const;
export type CancelReason = keyof typeof cancelReasonLabels;
export const cancelReasons = keysOf(cancelReasonLabels);

/** States in which a requester may still take a need back. */
export const withdrawableStatuses: readonly NeedStatus[] = [
  'submitted',
  'returned',
  'toDispatch',
  'dispatched',
  'openPool',
  'accepted',
  'inService',
];
export const mayWithdraw = (status: NeedStatus): boolean => withdrawableStatuses.includes(status);

/** Every reason that a step may carry, in words. */
export const needReasonLabels: Readonly<Record<string, string>> = {
  ...returnReasonLabels,
  ...rejectReasonLabels,
  ...cancelReasonLabels,
};

/** Bounds of what one number may ask. */
export const needLimits = {
  /** Needs of one number that are not over. */
  open: 10,
  /** Needs of one number in a day. */
  perDay: 5,
  /** A need may wish for a time so many days ahead at most. */
  aheadDays: 60,
} as const;

export const raiseNeedRefusals = {
  emergency: '听起来像正在发生的危险，请马上拨打 110、119 或 120；如果不是，请勾选“不是紧急情况”再提交',
  duplicate: '这个手机号有一张同类的单子还在办，请先看那一张；确实是另一件事，请勾选“是另一件事”再提交',
  tooManyOpen: `这个手机号已有 ${needLimits.open} 张单子在办，请等其中一些办完再点`,
  tooManyToday: `这个手机号今天已经点了 ${needLimits.perDay} 张单子，请明天再点，或者拨打服务热线`,
  timePast: '希望的时间已经过去，请另选一个时间',
  timeTooFar: `请选 ${needLimits.aheadDays} 天以内的时间`,
  placeUnknown: '没有这个所或站，或者它已经停办，请改选附近的所或站',
  childAlone: '不满 14 岁请让家长或监护人来点单：“你是受助人的”选“家属”',
} as const;

export const followNeedRefusals = {
  notFound: '没有找到这张单子，请核对单号和点单时留的手机号',
} as const;

export const openRateLinkRefusals = {
  linkOver: '这个链接已经用过或过期了。评过的单子用单号也能查到',
} as const;

export const withdrawNeedRefusals = {
  notOpen: '这张单的状态已经变化，现在不能取消',
  noteMissing: '请写一句为什么取消',
} as const;

/** Tabs of one's own needs. */
export const myNeedTabs = { all: '全部', waiting: '等我处理', open: '办理中', over: '已结束' } as const;

/** Tabs of 需求审核, and the states in each. */
export const needReviewTabs = {
  pending: { label: '待审核', statuses: ['submitted'] },
  toDispatch: { label: '待派单', statuses: ['toDispatch'] },
  toRate: { label: '待评价', statuses: ['toRate'] },
  closed: { label: '已结单', statuses: ['closed'] },
  returned: { label: '已退回', statuses: ['returned'] },
  decided: { label: '已办结', statuses: ['rejected', 'merged', 'cancelled'] },
} as const satisfies Record<string, { label: string; statuses: readonly NeedStatus[] }>;
export type NeedReviewTab = keyof typeof needReviewTabs;
export const needReviewTabKeys = keysOf(needReviewTabs);

export const needVerdictLabels = {
  verify: '通过',
  return: '退回补充',
  reject: '不予受理',
  merge: '合并办理',
} as const;
export type NeedVerdict = keyof typeof needVerdictLabels;
export const needVerdicts = keysOf(needVerdictLabels);

export const decideNeedRefusals = {
  decided: '这张单已经处理过了',
  textMissing: '这是语音点单，请先听录音、把文字整理好再通过',
  methodMissing: '请选择是怎么核实的',
  publicTextMissing: '请写好公开的标题（4 至 40 个字）和说明',
  publicTextReveals: '公开的标题或说明里有电话或证件号码，请去掉再通过',
  reasonMissing: '请选择原因，并写一句给点单人看的话',
  targetMissing: '请选择和哪一张单一起办',
  targetClosed: '要合并到的那张单已经不在办理中，请另选一张',
} as const;

export const resubmitNeedRefusals = {
  notReturned: '这张单现在不用补充，请刷新后再看',
  emergency: raiseNeedRefusals.emergency,
  timePast: raiseNeedRefusals.timePast,
  timeTooFar: raiseNeedRefusals.timeTooFar,
  placeUnknown: raiseNeedRefusals.placeUnknown,
} as const;
