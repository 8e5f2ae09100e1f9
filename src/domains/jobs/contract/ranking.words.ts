import { keysOf } from '#platform/contract/keys-of.ts';

/** What a team is ranked by (domain.md 4.2.8), with the weight it has unless the centre set another. */
export const rankFactors = {
  category: { label: '类别', weight: 35 },
  distance: { label: '距离', weight: 20 },
  capacity: { label: '余力', weight: 15 },
  answers: { label: '响应', weight: 15 },
  skill: { label: '技能', weight: 10 },
  fairness: { label: '均衡', weight: 5 },
} as const;
export type RankFactor = keyof typeof rankFactors;
export const rankFactorKeys = keysOf(rankFactors);

/** How much each factor counts; together a hundred. */
export type RankWeights = Readonly<Record<RankFactor, number>>;
export const usualWeights: RankWeights = {
  category: 35,
  distance: 20,
  capacity: 15,
  answers: 15,
  skill: 10,
  fairness: 5,
};

/** Jobs at hand up to which a team is given more, and metres beyond which distance gives no points, unless the centre set others. */
export const usualOpenJobs = 7;
export const usualReachMetres = 15_000;

/** Why a team is left out of the ranking, or cannot take a need. */
export const leftOutLabels = {
  stopped: '队伍已暂停或注销',
  notThisKind: '没做过这一类，也没有愿意做的队员',
  busy: '手上的任务已满',
  declined: '婉拒过这张单',
  gaveBack: '退回过这张单',
} as const;
export type LeftOut = keyof typeof leftOutLabels;
export const leftOutReasons = keysOf(leftOutLabels);

export const dispatchSettingsRefusals = {
  weightsSum: '六项权重加起来应为 100',
} as const;
