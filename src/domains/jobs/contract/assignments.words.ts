import { tapLimits } from '#platform/contract/taps/tap-times.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { declineReasonLabels } from './jobs.words.ts';

/** States of one person's part in a job (domain.md 4.2.9). */
export const assignmentStatusLabels = {
  offered: '待确认',
  accepted: '已接受',
  working: '执行中',
  reported: '已反馈',
  declined: '已婉拒',
  expired: '已超时',
  handedBack: '已退回',
  withdrawn: '已撤回',
} as const;
export type AssignmentStatus = keyof typeof assignmentStatusLabels;
export const assignmentStatuses = keysOf(assignmentStatusLabels);

/** States in which somebody is asked for a job or goes to it. */
export const liveAssignmentStatuses = [
  'offered',
  'accepted',
  'working',
] as const satisfies AssignmentStatus[];

/** Tabs of 我的任务, and the states in each. */
export const myJobTabs = {
  offered: { label: '待我确认', statuses: ['offered'] },
  working: { label: '进行中', statuses: ['accepted', 'working'] },
  over: { label: '历史', statuses: ['reported', 'declined', 'expired', 'handedBack', 'withdrawn'] },
} as const satisfies Record<string, { label: string; statuses: readonly AssignmentStatus[] }>;
export type MyJobTab = keyof typeof myJobTabs;
export const myJobTabKeys = keysOf(myJobTabs);

/** What became of a visit, in the word of who was there. */
export const visitOutcomeLabels = {
  done: '这件事做完了',
  again: '还要再来一次',
  cannot: '我这里做不了',
} as const;
export type VisitOutcome = keyof typeof visitOutcomeLabels;
export const visitOutcomes = keysOf(visitOutcomeLabels);

/** Photos with one feedback at most, and what is said of whoever might be in them (domain.md 4.4.13 肖像同意). */
export const mostVisitPhotos = 3;
export const photoConsentLabels = {
  noFaces: '没有拍到人',
  agreed: '拍到的人都同意',
} as const;
export type PhotoConsent = keyof typeof photoConsentLabels;
export const photoConsents = keysOf(photoConsentLabels);

/** Why somebody's part ended without their doing. */
export const assignmentEndLabels = {
  replaced: '队伍换了人',
  jobReturned: '队伍退回了任务',
  jobOver: '任务已经结束',
  leftTeam: '已不在这支队伍',
  missed: '没有来值守',
} as const;

/** Every reason that a part in a job may carry, in words. */
export const assignmentReasonLabels: Readonly<Record<string, string>> = {
  ...declineReasonLabels,
  ...assignmentEndLabels,
};

/** Why somebody of the team cannot go, as the team reads it. */
export const memberStopLabels = {
  notMember: '已不在队里，或者暂停了服务',
  stopped: '账号现在不能参加服务',
  minor: '未成年人不上门',
  notVerified: '还没有实名认证',
  ownNeed: '是这张单的点单人',
  asked: '已经在名单里',
  saidNo: '这件任务答复过去不了',
} as const;
export type MemberStop = keyof typeof memberStopLabels;
export const memberStops = keysOf(memberStopLabels);

/** More people than this are an activity, not a visit. */
export const mostMembers = 5;
/** Somebody who is asked answers within so many hours, sooner where the visit is near. */
export const memberAnswerHours = 24;
/** Around the agreed visit: from when one may check in, and until when one may do so and check out. */
export const visitWindow = { beforeMinutes: 60, afterHours: 2 } as const;
/** What one visit counts at most (domain.md 4.3.4). */
export const mostVisitMinutes = 480;

export const assignMembersRefusals = {
  notWorking: '接单以后、结项以前才能分派队员，请刷新后再看',
  memberUnknown: '没有这位队员，请刷新后再看',
  memberNotEligible: '这位队员现在不能去',
  tooMany: `一件任务至多分派 ${mostMembers} 人`,
} as const;

export const releaseMemberRefusals = {
  notLive: '这位队员已经不在名单里，请刷新后再看',
  inside: '这位队员正在现场，签退以后再换人',
} as const;

export const fixMemberVisitRefusals = {
  notFixable: '接受了任务、还没有反馈的队员才能补签，请刷新后再看',
  timesWrong: '签退要晚于签到，两个时间都要在同一天，也不能在将来',
  outsideVisit: '补签的时间要在约好的那次上门前后',
  overlaps: '这段时间他在另一件任务上',
  ownRecord: '自己的时间请另一位负责人补签',
} as const;

/** Why the caller cannot go on with a part in a job. */
const standingRefusals = {
  teamSuspended: '这支队伍被暂停了，现在不能去，请等队伍恢复',
  notEligible: '你现在不能去',
} as const;

export const acceptAssignmentRefusals = {
  notOffered: '这件任务现在不用答复了，请刷新后再看',
  answerOver: '已过答复时间，队伍会另找人',
  visitChanged: '上门时间刚刚变了，看过新的时间再答应',
  ...standingRefusals,
} as const;

export const declineAssignmentRefusals = {
  notOffered: acceptAssignmentRefusals.notOffered,
  noteMissing: '选了“其他”，请写一句话',
} as const;

export const handBackAssignmentRefusals = {
  notAccepted: '接受以后、签到以前才能退回，请刷新后再看',
} as const;

export const revealMyJobPeopleRefusals = {
  notGoing: '答应去以后、反馈以前才能看到门牌和电话',
  ...standingRefusals,
} as const;

const tapTooOld = `这次点按在手机里等了超过 ${tapLimits.keepsHours} 小时，没有登记，请队长补签`;

export const checkInVisitRefusals = {
  tapTooOld,
  notAccepted: '答应去以后才能签到，请刷新后再看',
  visitNotAgreed: '上门时间还没有约好，约好以后再签到',
  tooEarly: `约好的时间前 ${visitWindow.beforeMinutes} 分钟起可以签到`,
  tooLate: '已过签到时间，请队长补签',
  insideElsewhere: '你在另一件任务上还没有签退',
  ...standingRefusals,
} as const;

export const checkOutVisitRefusals = {
  tapTooOld,
  tapBeforeIn: '这次签退点在签到之前，没有登记。请核对手机的时间后再点',
  notInside: '你现在没有签到，不用签退，请刷新后再看',
  tooLate: '已过签退时间，请队长补签',
} as const;

export const reportVisitRefusals = {
  notOut: '签到并签退以后才能写反馈，请刷新后再看',
  consentMissing: '有照片时，请说明没有拍到人，或者拍到的人都同意',
} as const;
