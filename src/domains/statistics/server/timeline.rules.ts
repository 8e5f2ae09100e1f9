import { attendanceMethods } from '#domains/attendance/contract/attendance.words.ts';
import { type CancelCode, cancelCodes } from '#domains/signups/contract/signups.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import type { TimelineKind } from '../contract/timeline.words.ts';

/** What a sentence is made of. */
export type FactWords = {
  kind: TimelineKind;
  how: string | null;
  reason: string | null;
  minutes: number | null;
  before: number | null;
  about: Date | null;
  post: string | null;
};

type Say = string | ((fact: FactWords) => string);

const amount = (minutes: number | null): string => `${hoursLabel(minutes ?? 0)} 小时（${minutes ?? 0} 分钟）`;
const wayOf = ({ how }: FactWords): string =>
  how !== null && how in attendanceMethods
    ? `（${attendanceMethods[how as keyof typeof attendanceMethods]}）`
    : '';
/** 公示 ends at midnight: its last day is the one before. */
const lastDay = ({ about }: FactWords): string =>
  about ? `，公示到 ${dayLabel(new Date(about.getTime() - 1))}` : '';

const sentences: Record<TimelineKind, Say> = {
  applied: '你提交了报名',
  signedUp: '报名成功，名额已确认',
  queued: '你报名进入候补',
  putInQueue: '队伍把你转入候补',
  moved: ({ about, post }) => `队伍把你调到另一场：${about ? dayTimeLabel(about) : ''} ${post ?? ''}`.trim(),
  offered: ({ about }) => (about ? `候补有名额，为你保留到 ${dayTimeLabel(about)}` : '候补有名额，为你保留'),
  offerExpired: '保留的名额过时未确认，回到候补队尾',
  promoted: '候补成功，名额已确认',
  approved: '报名已通过',
  rejected: '报名未通过',
  declined: '你放弃了候补名额',
  withdrawn: '你撤回了报名',
  cancelled: '你在自由取消时间内取消了报名',
  cancelledLate: '你在自由取消时间之后取消了报名',
  removed: '你被队伍移出名单',
  lapsed: '到开始时仍未确定，报名已失效',
  void: '活动取消，报名随之结束',
  walkedIn: (fact) => `现场加入，已签到${wayOf(fact)}`,
  checkedIn: (fact) => `已签到${wayOf(fact)}`,
  checkedOut: (fact) => `已签退${wayOf(fact)}`,
  noCheckOut: '未签退，请联系领队补签',
  checkOutFixed: ({ about }) => (about ? `领队把签退补为 ${dayTimeLabel(about)}` : '领队补了签退'),
  checkOutUndone: '领队撤销了签退',
  attendanceUndone: '领队撤销了考勤记录',
  absent: '被登记为缺席',
  excused: '被登记为免责缺席',
  attendanceConfirmed: '你确认了签到签退记录',
  hoursComputed: ({ minutes }) => `按签到签退计出时长 ${amount(minutes)}，待核定`,
  hoursClaimed: ({ minutes }) => `申请补记的 ${amount(minutes)}到了实践中心，待审核`,
  hoursEntered: ({ minutes }) => `队伍补录时长 ${amount(minutes)}，待中心审核`,
  hoursAdjusted: ({ minutes, before }) => `时长由 ${before ?? 0} 分钟调整为 ${minutes ?? 0} 分钟`,
  hoursConfirmed: ({ minutes }) => `队伍核定时长 ${amount(minutes)}，待中心审核`,
  hoursPublic: (fact) => `队伍核定时长 ${amount(fact.minutes)}${lastDay(fact)}`,
  hoursApproved: (fact) => `中心认定时长 ${amount(fact.minutes)}${lastDay(fact)}`,
  hoursDisputed: '时长有异议，中心核实期间暂不生效',
  objectionAnswered: ({ minutes }) => `异议已答复，时长 ${amount(minutes)}继续公示`,
  hoursRejected: ({ minutes }) => `时长 ${amount(minutes)}不予认定`,
  hoursEffective: ({ minutes }) => `时长 ${amount(minutes)}已生效，计入累计时长`,
  hoursVoided: ({ minutes }) => `时长 ${amount(minutes)}已作废`,
};

/** The sentence that tells a fact, addressed to the person; hours in tenths and exact minutes (domain.md 4.3.1). */
export function sentenceOf(fact: FactWords): string {
  const say = sentences[fact.kind];
  return typeof say === 'string' ? say : say(fact);
}

/** Why: the reason that was given, or the code of a cancel. */
export function noteOf({ how, reason }: FactWords): string | null {
  const code = how !== null && how in cancelCodes ? cancelCodes[how as CancelCode] : null;
  return [code, reason].filter(Boolean).join('，') || null;
}
