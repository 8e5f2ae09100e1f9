import { keysOf } from '#platform/contract/keys-of.ts';

/** Age bands of the staff list (年龄段); minors are 14 to 17, who need a guardian. */
export const ageBandLabels = {
  minor: '未成年（14—17 岁）',
  young: '18—34 岁',
  middle: '35—59 岁',
  elder: '60 岁及以上',
} as const;
export type AgeBand = keyof typeof ageBandLabels;
export const ageBands = keysOf(ageBandLabels);

/** First and last full year of age of a band; no last year is open. */
export const ageBandYears: Record<AgeBand, { from: number; to: number | undefined }> = {
  minor: { from: 14, to: 17 },
  young: { from: 18, to: 34 },
  middle: { from: 35, to: 59 },
  elder: { from: 60, to: undefined },
};

/** What the centre does about a volunteer's standing (domain.md 4.2.1). */
export const standingActLabels = {
  restrict: '限制报名',
  lift: '解除限制',
  freeze: '停用',
  unfreeze: '恢复',
} as const;
export type StandingAct = keyof typeof standingActLabels;
export const standingActs = keysOf(standingActLabels);

export const manageVolunteerRefusals = {
  wrongStatus: '志愿者当前状态不能这样操作，请刷新后再看',
  untilMissing: '请选择限制到哪一天',
  untilPast: '限制的截止日期应在今天之后，至多一年',
} as const;
export type ManageVolunteerRefusal = keyof typeof manageVolunteerRefusals;

/** Rows of one export at most, and days of one restriction. */
export const manageVolunteerLimits = { restrictDays: 366, recentRows: 20 } as const;

/** Columns by which staff order volunteers. */
export const volunteerSorts = ['name', 'birthOn', 'registeredAt'] as const;
export type VolunteerSort = (typeof volunteerSorts)[number];

/** Why credit was taken off, and where such an event stands. */
export const creditKindLabels = { lateCancel: '临期取消', noShow: '未到场' } as const;
export const creditStatusLabels = {
  active: '有效',
  appealed: '申诉中',
  cancelled: '已撤销',
  expired: '已过期',
} as const;
