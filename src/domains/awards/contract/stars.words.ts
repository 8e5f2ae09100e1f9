/** How a star stands on its way (domain.md 1.6): found, confirmed, public, awarded. */
export const starStates = {
  candidate: '候选',
  held: '暂缓',
  publicity: '公示中',
  objected: '异议中',
  awarded: '已授',
  withdrawn: '已收回',
} as const;
export type StarState = keyof typeof starStates;

/** The desk's lists: each a state, and awarded stars whose hours no longer suffice. */
export const starTabs = {
  candidate: '待确认',
  objected: '异议待答复',
  short: '时长不足',
  publicity: '公示中',
  held: '暂缓',
  awarded: '已授',
} as const;
export type StarTab = keyof typeof starTabs;

/** What whoever leads the centre holds: one of the two who confirm the highest star. */
export const leaderPermission = 'stars.lead';

/** Working days that a star is public before it is awarded (domain.md 1.6). */
export const starPublicityWorkdays = 3;
/** Working days in which the centre answers an objection, as for hours (domain.md 4.2.7). */
export const starAnswerWorkdays = 5;

/** Hours that a star may ask for, by whom the centre sets them (domain.md 1.6: thresholds are data). */
export const starHourLimits = { least: 1, most: 20_000 };

export const starLevelRefusals = { notAscending: '后一星要求的小时必须比前一星多' } as const;

/** What several candidates are decided as. */
export const starConfirmVerdicts = { confirm: '确认公示', hold: '暂缓' } as const;

/** What one star is decided as: an objection is answered, or too few hours are judged. */
export const starVerdicts = {
  dismiss: '异议不成立',
  uphold: '异议成立',
  keep: '保留星级',
  withdraw: '收回星级',
} as const;
export type StarVerdict = keyof typeof starVerdicts;

export const confirmStarRefusals = {
  wrongState: '这颗星已经处理过了',
  ownStar: '不能确认自己的星级，请同事办理',
  centreOnly: '这一星由管全市的人员确认',
  restricted: '本人正被限制或停用，恢复以后再确认',
  tooFew: '现在已生效的时长不够这一星，请先暂缓',
  secondPerson: '你已经确认过一次，这一星要由另一位再确认',
  leaderMissing: '两位确认人里要有中心负责人，请负责人来确认',
} as const;

export const decideStarRefusals = {
  wrongState: confirmStarRefusals.wrongState,
  ownStar: '你是本人，或者提出了异议，请同事办理',
  centreOnly: confirmStarRefusals.centreOnly,
} as const;

export const objectStarRefusals = {
  notPublic: '这颗星不在公示中，不能提异议',
  ownStar: '自己的星级请联系实践中心说明',
  objectedAlready: '这颗星已经有人提出异议，正在核实',
} as const;

export const starBoardPath = '/publicity/stars';
export const starLevelsPath = '/review/star-levels';
export const starDeskPath = '/review/stars';
export const ownStarsPath = '/usercenter/index/mystar';
