import { awaitsMaterialLabel } from './material.words.ts';

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
/** States that ask the team for a look; of what is calculated only what is unusual does. */
export const unusualHourStates = ['disputed', 'rejected'] as const satisfies readonly HourState[];

/** What a record of a timelist is marked with; only `needsCentre` is ordinary. */
export const hourFlags = {
  adjusted: '手工调整',
  dayOver10h: '当天合计超过 10 小时',
  needsCentre: '确认后由实践中心复核',
  overlaps: '与同一时间的另一条记录重叠',
} as const;

/** How a visit of a job (需求任务) is called wherever its hours are read: never by the need's own words. */
export const visitTitle = '上门服务';

/** How records of personal claims (个人申请) are called together. */
export const claimTitle = '个人申请';

/** How well an hour is proved (domain.md 4.3.8). */
export const evidenceGrades = {
  A: '签到签退均有动态码，位置相符，一人一机',
  B: '有现场码或志愿者码，其余由领队点名',
  C: '由领队点名、补签或调高，任务的上门签到，或与别人同一设备',
  D: '事后补录、个人申请，或由队伍填写的上门时间',
} as const;
export type EvidenceGrade = keyof typeof evidenceGrades;

/** A grade with what it means, wherever it is shown: `证据 D 级：事后补录`. */
export const gradeWords = (grade: EvidenceGrade): string => `证据 ${grade} 级：${evidenceGrades[grade]}`;

/** Numbers of the hour rules (domain.md 4.3, C), in minutes and working days. */
export const hourLimits = {
  maxRecordMinutes: 480,
  overtimeMaxMinutes: 120,
  dayFlagMinutes: 600,
  dayMaxMinutes: 720,
  publicityWorkdays: 3,
  makeupDays: 30,
  /** Service that is older is not claimed at all; what is older than `makeupDays` goes to the centre alone. */
  lateClaimDays: 365,
  /** Days in which the person says whether an entry (补录) is true; silence confirms nothing. */
  answerDays: 3,
  /** Photos or documents of one entry. */
  entryProofs: 5,
  /** Records that one confirmation decides. */
  confirmedAtOnce: 500,
  /** Records that one person of the centre decides in one batch. */
  decidedAtOnce: 200,
  /** Records decided within a minute; of more, a sample is looked at first. */
  decidedUnseen: 20,
  /** Of so many records one is in the sample, and never fewer than `sampleAtLeast`. */
  samplePerRecords: 10,
  sampleAtLeast: 5,
  /** A sample that was looked at is good for this long. */
  sampleMinutes: 60,
} as const;

/** Closed list of refusals, each with its sentence. */
export const hourRefusals = {
  wrongState: '这条记录现在的状态不能这样操作，请刷新后再看',
  overCap: '单条记录最多 8 小时（480 分钟）',
  overShift: '时长不能超过本场时长加 2 小时',
  overPlanned: '补录时长不能超过本场计划时长',
  overMidnight: '补录时长不能跨过午夜，请填当天的分钟数',
  samePerson: '录入、核定、提过异议、先前认定过这条记录的人和受益人本人都不能审核它，请交给另一位审核员',
  notAgreed: '补签的记录要志愿者本人确认后才能认定，本人还没有确认',
  sampleNeeded: '一分钟内认定超过 20 条，要先抽查：请用“批量审核”，看过系统抽出的记录再提交',
  sampleUnopened: '抽查的记录还没有全部打开看过，请看完再提交',
  sampleGone: '抽查已过期或选中的记录变了，请重新抽查',
  publicityOver: '公示期已结束，不能再提异议。如有疑问请联系中心',
  makeupTooLate: '补录要在活动结束后 30 天内提出',
  alreadyRecorded: '该志愿者这一场已有时长记录',
  unchanged: '时长没有变化',
  awaitsPerson: '这条补录还在等志愿者本人答复，答复或期满后再审核',
  answerFirst: '这条补录正等你答复，请先到“我的活动”里答复是否属实',
  answerOver: '这条补录已经答复过，或已过答复期限，由实践中心审核',
  conflictStands: '同一时间另有证据更强或已公示的记录，只能认定一条。请先处理那一条，或不予认定这一条',
  awaitsMaterial: '已请本人补材料，补交或到期以后再审核',
  lateReasonMissing: '超过 30 天的补记申请，两位审核员都要写明认定的理由，请打开这一条单独审核',
  managersOnly: '这条没有签到码或志愿者码作证，要由队长或管理员核定',
} as const;
export type HourRefusal = keyof typeof hourRefusals;

/** Refusals of voiding a record that counts. */
export const hourVoidRefusals = {
  notEffective: '只有已生效的记录才能作废；还没有生效的，直接不予认定',
  onlyAdjusts: '这是一条更正，作废要对原记录提出，更正会一并作废',
  samePerson: '录入、核定、认定、提过异议的人和受益人本人都不能提出作废，请交给另一位审核员',
} as const;

/** Refusals of an entry (补录). */
export const entryRefusals = {
  ...hourRefusals,
  volunteerUnknown: '没有这个志愿者编号，请核对后再输',
  volunteerStopped: '这位志愿者的账号已停用、受限或未生效，不能补录。请联系实践中心',
  witnessIsPerson: '证明人不能是志愿者本人，请另填一位在场的人',
} as const;

/** What the person said about an entry (补录) of them. */
export const entryAnswers = {
  waiting: '等本人答复',
  confirmed: '本人确认属实',
  denied: '本人答复不属实',
  /** Three days without a word: confirmed by nobody, only handed to the centre. */
  silent: '本人未答复',
} as const;
export type EntryAnswer = keyof typeof entryAnswers;

/** Refusals of a proof of hours. */
export const hourProofRefusals = {
  notInRoot: '只有已生效并写进每日根的记录才有凭证；今天生效的，今晚 22:00 以后再来下载',
} as const;

/** Frequent reasons for not accepting a record. */
export const hourReturnSamples = [
  '没有参加服务',
  '时长与实际不符',
  '证明材料不足',
  '与另一条记录时间重叠',
] as const;

/** Views of the centre's queue. */
export const hourReviewTabs = {
  submitted: '待审核',
  corrections: '更正',
  claims: '补记申请',
  disputed: '异议',
  decided: '已处理',
  counting: '已生效',
} as const;

/** Columns by which staff order records. */
export const hourSorts = ['startsAt', 'minutes'] as const;
export type HourSort = (typeof hourSorts)[number];

/** What is wrong with a record, in the words of domain.md 4.4.9. */
export const correctionCauses = {
  noCheckOut: '未签退',
  checkInFailed: '签到失败',
  wrongTime: '时间错误',
  wrongActivity: '活动错误',
  missing: '遗漏',
} as const;
export type CorrectionCause = keyof typeof correctionCauses;

/** States of a correction (更正, domain.md 4.2.11), as the volunteer reads them. */
export const correctionStates = {
  atTeam: '等队伍答复',
  refused: '队伍不同意',
  atCentre: '中心审核中',
  approved: '已更正',
  rejected: '未予更正',
  withdrawn: '已撤回',
} as const;
export type CorrectionState = keyof typeof correctionStates;

type Granted = {
  state: CorrectionState;
  wishedMinutes: number;
  teamMinutes: number | null;
  awaitsUntil?: string | null;
};

/** True when the team stands for other minutes than were asked for. */
const isPartly = ({ wishedMinutes, teamMinutes }: Granted): boolean =>
  teamMinutes !== null && teamMinutes !== wishedMinutes;

/** How a correction stands, in words: one whose team granted other minutes than were asked for is 部分同意, with the minutes. */
export function correctionLabel(correction: Granted): string {
  const { state, teamMinutes } = correction;
  if (correction.awaitsUntil) return awaitsMaterialLabel;
  if (!isPartly(correction)) return correctionStates[state];
  if (state === 'approved') return `部分同意，改为 ${teamMinutes} 分钟`;
  return state === 'atCentre' ? `队伍部分同意 ${teamMinutes} 分钟，中心审核中` : correctionStates[state];
}

/** Working days in which the team answers a correction; then it goes to the centre. */
export const correctionWorkdays = 5;

/** Working days in which the centre decides a correction or a claim that it got. */
export const centreWorkdays = 5;

/** What is wrong with a record that somebody objects to. */
export const objectionCauses = {
  leftEarly: '提前离开',
  notThere: '没有到场',
  wrongTime: '时间不对',
  twice: '重复记录',
  noService: '不是志愿服务',
  other: '其他',
} as const;
export type ObjectionCause = keyof typeof objectionCauses;

/** Working days in which the centre answers an objection (domain.md 4.2.7). */
export const objectionWorkdays = 5;

/** Refusals of a correction. */
export const correctionRefusals = {
  notPublic: '公示中和已生效的记录才能申请更正；还没公示的，请直接提出异议',
  alreadyPending: '这条记录已有一份更正在办，答复后才能再提',
  sameMinutes: '填的分钟数和现在的记录一样，没有要更正的地方',
  overShift: '时长不能超过本场时长加 2 小时',
  otherDay: '更正后的起止要在这条记录的同一天里',
  notOver: '更正后的结束时间还没到，请核对',
  overSpan: '分钟数不能超过更正后起止之间的时间',
  ownCorrection: '这是你本人的申请，请队里另一位管理员答复',
  correctionOver: '这份更正已经有了答复或已撤回，请刷新后再看',
  minutesMissing: '请填写你们认可的分钟数',
  awaitsMaterial: '已请本人补材料，补交或到期以后再答复',
} as const;
export type CorrectionRefusal = keyof typeof correctionRefusals;
