import { keysOf } from '#platform/contract/keys-of.ts';

/** Kinds of jobs (任务类型). */
export const jobKindLabels = {
  dispatch: '派单任务',
  directive: '指令任务',
  standing: '常设岗位',
  micro: '随手志愿',
} as const;
export type JobKind = keyof typeof jobKindLabels;
export const jobKinds = keysOf(jobKindLabels);

/** States of a job (domain.md 4.2.9): of work that is given to a team, and of what stands open. */
export const jobStatusLabels = {
  draft: '草稿',
  issued: '待接单',
  accepted: '已接单',
  assigning: '分派中',
  inProgress: '执行中',
  submitted: '待验收',
  done: '已完成',
  declined: '已拒单',
  expired: '已超时',
  withdrawn: '已撤回',
  open: '招募中',
  full: '满员',
  paused: '暂停',
  ended: '已结束',
} as const;
export type JobStatus = keyof typeof jobStatusLabels;
export const jobStatuses = keysOf(jobStatusLabels);

/** Jobs on which a team works: one of a need at a time, and what counts against what a team is given at once. */
export const workingJobStatuses = [
  'accepted',
  'assigning',
  'inProgress',
  'submitted',
] as const satisfies JobStatus[];

/** Tabs of 队伍任务, and the states in each. */
export const teamJobTabs = {
  issued: { label: '待接单', statuses: ['issued'] },
  working: { label: '执行中', statuses: ['accepted', 'assigning', 'inProgress'] },
  submitted: { label: '待验收', statuses: ['submitted'] },
  open: { label: '岗位和随手', statuses: ['open', 'full', 'paused'] },
  done: { label: '已完成', statuses: ['done', 'ended'] },
  over: { label: '没有做', statuses: ['declined', 'expired', 'withdrawn'] },
} as const satisfies Record<string, { label: string; statuses: readonly JobStatus[] }>;
export type TeamJobTab = keyof typeof teamJobTabs;
export const teamJobTabKeys = keysOf(teamJobTabs);

/** Tabs of 任务管理: the same, and all of them. */
export const staffJobTabs = { all: { label: '全部', statuses: jobStatuses }, ...teamJobTabs } as const;
export type StaffJobTab = keyof typeof staffJobTabs;
export const staffJobTabKeys = keysOf(staffJobTabs);

/** Why a team cannot do it (婉拒理由); the same where it gives work back. */
export const declineReasonLabels = {
  time: '时间冲突',
  people: '人手不足',
  ability: '超出能力',
  distance: '距离过远',
  safety: '安全顾虑',
  other: '其他',
} as const;
export type DeclineReason = keyof typeof declineReasonLabels;
export const declineReasons = keysOf(declineReasonLabels);

/** Why the dispatcher does not take the first of the ranking. */
export const choiceReasonLabels = {
  named: '居民点名',
  continued: '同一队伍接着做',
  firstDeclined: '第 1 名刚婉拒',
  other: '其他',
} as const;
export type ChoiceReason = keyof typeof choiceReasonLabels;
export const choiceReasons = keysOf(choiceReasonLabels);

/** Why work ended without having been done, where nobody of the team said so. */
export const endReasonLabels = {
  takenByOther: '别的队伍先接了',
  takenBack: '中心收回',
  cancelled: '点单人取消',
  suspended: '队伍被暂停',
  activityCancelled: '转成的活动取消了',
} as const;

/** Every reason that a step of a job may carry, in words. */
export const jobReasonLabels: Readonly<Record<string, string>> = {
  ...declineReasonLabels,
  ...endReasonLabels,
  returned: '中心退回补充',
};

/** Stages of the dispatch desk: what waits there and whose clock runs. */
export const deskStages = {
  toDispatch: { label: '派单', promise: '1 个工作日，紧急 2 小时' },
  asked: { label: '接单', promise: '1 个工作日，紧急 2 小时' },
  pool: { label: '抢单池', promise: '48 小时无人接退回' },
  contact: { label: '联系', promise: '接单后 2 个工作日' },
  finish: { label: '办结', promise: '接单后 15 个工作日' },
} as const;
export type DeskStage = keyof typeof deskStages;
export const deskStageKeys = keysOf(deskStages);

/** Clocks of work (domain.md C): workdays but for what is urgent and the pool, which run by the hour. */
export const workClocks = {
  acceptWorkdays: 1,
  urgentAcceptHours: 2,
  poolHours: 48,
  contactWorkdays: 2,
  finishWorkdays: 15,
  /** The least time a team has to answer, however near the wanted time is. */
  leastMinutes: 30,
} as const;

/** A need is asked of so many teams at once at most. */
export const mostAskedAtOnce = 5;

export const dispatchNeedRefusals = {
  notWaiting: '这张单的状态已经变化，请刷新后再看',
  teamUnknown: '没有这支队伍，或者它不能接单',
  teamNotEligible: '这支队伍现在不能接这张单',
  choiceReasonMissing: '选的不是第 1 名，请选择原因并写一句话',
} as const;

export const openNeedPoolRefusals = { notWaiting: dispatchNeedRefusals.notWaiting } as const;

export const takeBackNeedRefusals = {
  notOut: '这张单现在没有派出去，请刷新后再看',
} as const;

export const answerJobRefusals = {
  notIssued: '这件任务现在不用答复了',
  expired: '已超过答复时间，任务转给别的队伍',
  taken: '刚刚被别的队伍接走了',
  noteMissing: '选了“其他”，请写一句话',
} as const;

/** So many needs out of the pool may a team give back in one day; then it claims no more until the next, for each claim opens a door. */
export const mostPoolReturns = 3;

export const claimNeedRefusals = {
  taken: '刚刚被别的队伍接走了',
  poolOver: '抢单时间已过，已退回中心',
  notOpen: '这张单现在不能抢，请刷新后再看',
  notEligible: '你们现在不能接这张单',
  tooManyReturns: `今天已经退回 ${mostPoolReturns} 张抢来的单，明天再抢；派给你们的任务照常可以接`,
} as const;

export const giveBackJobRefusals = {
  notWorking: '这件任务现在不能退回，请刷新后再看',
} as const;

export const makeJobActivityRefusals = {
  notWorking: '这件任务现在不能转成活动，请刷新后再看',
  alreadyActivity: '这件任务已经转成活动，请刷新后再看',
} as const;

/** What the team says became of it; the requester's word is the one that is shown and counted. */
export const jobResultLabels = {
  solved: '已解决',
  partly: '部分解决',
  unsolved: '没有解决',
  unreachable: '无法联系',
  notNeeded: '不再需要',
} as const;
export type JobResult = keyof typeof jobResultLabels;
export const jobResults = keysOf(jobResultLabels);

/** Where a proposed visit stands; nothing is agreed by silence. */
export const visitStatusLabels = {
  proposed: '等点单人确认',
  agreed: '已约好',
  refused: '点单人想换个时间',
} as const;
export const visitStatuses = keysOf(visitStatusLabels);
/** A visit lies so many days ahead at most, and lasts so many hours at most. */
export const visitLimits = { aheadDays: 60, hours: 12 } as const;

export const proposeVisitRefusals = {
  notWorking: '这件任务现在不能约时间，请刷新后再看',
  timePast: '这个时间已经过去，请另约',
  timeTooFar: `请约 ${visitLimits.aheadDays} 天以内的时间`,
  tooLong: `一次上门至多 ${visitLimits.hours} 小时，结束要晚于开始`,
} as const;

export const answerVisitRefusals = {
  notProposed: '现在没有等你确认的时间，队伍可能刚刚改过，请刷新后再看',
  timePast: proposeVisitRefusals.timePast,
} as const;

export const submitJobReportRefusals = {
  notInProgress: '约好时间、上门以后才能结项',
  visitAhead: '约好的上门时间还没有到，到了以后再结项',
  activityAhead: '转成的活动还没有办完，活动结项以后再写结项报告',
  membersInside: '还有队员在现场，签退或者补签以后再结项',
} as const;

/** Which of the pool a team looks at. */
export const poolSorts = ['near', 'due'] as const;
