import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { Notice } from '#domains/messages/server/index.ts';

/** What teams and dispatchers are told of jobs (domain.md 4.11), and where each leads. */

type Job = { id: number; title: string };
const teamLink = (jobId: number): string => `/teamcenter/index/teamjob/detail/${jobId}`;
const deskLink = (needId: number): string => `/review/dispatch?id=${needId}`;

type LateClock = 'contact' | 'finish';
const lateWords: Readonly<Record<LateClock, string>> = {
  contact: '任务还没有联系点单人',
  finish: '任务超过办结时限',
};

type ToTeam = { accountId: number; job: Job };
type ToIssuer = ToTeam & {
  job: Job & { jobNo: string };
  team: string;
  /** 接下了、婉拒了、退回了、没有答复、交了结项报告. */
  deed: string;
  why?: string;
  at: Date;
};

export const jobNotices = {
  issued: ({ accountId, job, dueAt, unit }: ToTeam & { dueAt: Date; unit: string }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `新任务等你们答复：${job.title}`,
    body: `${unit}派来的任务，请在 ${dayTimeLabel(dueAt)} 前接单或婉拒。婉拒不影响信用和星级。`,
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:issued`,
    sms: {
      template: 'jobIssued',
      variables: { unit, title: job.title, until: dayTimeLabel(dueAt) },
      expiresAt: dueAt,
    },
  }),
  expiring: ({ accountId, job, dueAt }: ToTeam & { dueAt: Date }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `任务快到答复时间：${job.title}`,
    body: `${dayTimeLabel(dueAt)} 到答复时间，到点会转给别的队伍。接不了可以婉拒，只有不答复才计入响应率。`,
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:expiring`,
    sms: {
      template: 'jobExpiring',
      variables: { title: job.title, until: dayTimeLabel(dueAt) },
      expiresAt: dueAt,
    },
  }),
  late: ({ accountId, job, clock }: ToTeam & { clock: LateClock }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `${lateWords[clock]}：${job.title}`,
    body:
      clock === 'contact'
        ? '接单后两个工作日内要和点单人约好上门时间，请今天就联系。接不了可以退回，调度员会派给别的队伍。'
        : '接单后十五个工作日内要办结，请尽快上门、交结项报告。办不了请退回并写明原因。',
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:late:${clock}`,
  }),
  lateAtDesk: ({
    accountId,
    job,
    clock,
  }: {
    accountId: number;
    job: Job & { jobNo: string; shortName: string; needId: number | null };
    clock: LateClock;
  }): Notice => ({
    accountId,
    category: 'review',
    level: 'important',
    title: `${lateWords[clock]}：${job.title}`,
    body: `任务 ${job.jobNo} 在${job.shortName}手里${clock === 'contact' ? '两个工作日没有联系点单人' : '十五个工作日没有办结'}，可以催办、收回改派。`,
    link: job.needId === null ? '/manage/jobs?late=1' : deskLink(job.needId),
    dedupeKey: `job:${job.id}:late:${clock}:${accountId}`,
  }),
  activitySettled: ({ accountId, job, activityId }: ToTeam & { activityId: number }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `活动结项了，请给点单人结项：${job.title}`,
    body: '活动小结已填进结项报告，看一遍就能提交，然后请点单人评单。',
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:activitySettled:${activityId}`,
  }),
  ended: ({ accountId, job, why }: ToTeam & { why: string }): Notice => ({
    accountId,
    category: 'team',
    title: `任务不用做了：${job.title}`,
    body: why,
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:ended`,
  }),
  visitAnswered: ({
    accountId,
    job,
    isAgreed,
    visit,
    note,
    version,
  }: ToTeam & { isAgreed: boolean; visit: string; note: string; version: number }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `${isAgreed ? '上门时间约好了' : '点单人想换个时间'}：${job.title}`,
    body: `${visit}。${note || (isAgreed ? '请按时上门。' : '请再约一个时间。')}`,
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:visit:${version}`,
  }),
  expired: ({ accountId, job }: ToTeam): Notice => ({
    accountId,
    category: 'team',
    title: `任务已过答复时间：${job.title}`,
    body: '到点没有答复，任务转给别的队伍，计入响应率，不影响信用和星级。',
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:expired`,
  }),
  pooled: ({
    accountId,
    needId,
    title,
    dueAt,
  }: {
    accountId: number;
    needId: number;
    title: string;
    dueAt: Date;
  }): Notice => ({
    accountId,
    category: 'team',
    title: `附近有新的需求可以抢：${title}`,
    body: `先到先得，池里放到 ${dayTimeLabel(dueAt)}。`,
    link: `/teamcenter/index/teamneed/detail/${needId}`,
    dedupeKey: `pool:${needId}:${dueAt.getTime()}:${accountId}`,
  }),
  backAtDesk: ({
    accountId,
    needId,
    title,
    why,
    at,
  }: {
    accountId: number;
    needId: number;
    title: string;
    why: string;
    at: Date;
  }): Notice => ({
    accountId,
    category: 'review',
    level: 'important',
    title: `需求又待派单：${title}`,
    body: why,
    link: deskLink(needId),
    dedupeKey: `desk:${needId}:${at.getTime()}:${accountId}`,
  }),
  answered: ({ accountId, job, team, deed, why = '', at }: ToIssuer): Notice => ({
    accountId,
    category: 'review',
    title: `${team}${deed}：${job.title}`,
    body: why || `指令任务 ${job.jobNo}，办得怎样在任务管理里看。`,
    link: `/manage/jobs?keyword=${job.jobNo}`,
    dedupeKey: `job:${job.id}:answered:${at.getTime()}:${accountId}`,
  }),
  returned: ({ accountId, job, why, version }: ToTeam & { why: string; version: number }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `结项报告退回：${job.title}`,
    body: `${why}。补好以后再提交一次。`,
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:returned:${version}`,
  }),
  verified: ({ accountId, job }: ToTeam): Notice => ({
    accountId,
    category: 'team',
    title: `任务已验收：${job.title}`,
    body: '中心验收了结项报告，谢谢你们。队员的时长由你们核定，照常公示。',
    link: teamLink(job.id),
    dedupeKey: `job:${job.id}:verified`,
  }),
} as const;
