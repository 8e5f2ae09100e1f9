import type { Notice } from '#domains/messages/server/index.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';

/** What members and their team are told of who goes to a job (domain.md 4.11), and where each leads. */

type Job = { id: number; title: string };
type ToMember = { accountId: number; assignmentId: number; job: Job };
type ToTeam = { accountId: number; assignmentId: number; job: Job; name: string };
const myLink = (assignmentId: number): string => `/usercenter/index/myjob/detail/${assignmentId}`;
const teamLink = (jobId: number): string => `/teamcenter/index/teamjob/detail/${jobId}`;

export const assignmentNotices = {
  offered: ({
    accountId,
    assignmentId,
    job,
    team,
    visit,
    dueAt,
  }: ToMember & { team: string; visit: string; dueAt: Date }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `${team}请你去一趟：${job.title}`,
    body: `${visit}。请在 ${dayTimeLabel(dueAt)} 前答复去不去。不方便就直说，婉拒不会记在你名下。`,
    link: myLink(assignmentId),
    dedupeKey: `assignment:${assignmentId}:offered`,
  }),
  ended: ({ accountId, assignmentId, job, why }: ToMember & { why: string }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `这件任务不用去了：${job.title}`,
    body: why,
    link: myLink(assignmentId),
    dedupeKey: `assignment:${assignmentId}:ended`,
  }),
  visitAgreed: ({
    accountId,
    assignmentId,
    job,
    visit,
    version,
  }: ToMember & { visit: string; version: number }): Notice => ({
    accountId,
    category: 'team',
    level: 'important',
    title: `上门时间约好了：${job.title}`,
    body: `${visit}。去不了请尽早退回，好让队伍换人。`,
    link: myLink(assignmentId),
    dedupeKey: `assignment:${assignmentId}:visit:${version}`,
  }),
  fixed: ({ accountId, assignmentId, job, team }: ToMember & { team: string }): Notice => ({
    accountId,
    category: 'team',
    title: `队伍为你补签了：${job.title}`,
    body: `${team}补签了这次上门的时间，请看看对不对，再写反馈。`,
    link: myLink(assignmentId),
    dedupeKey: `assignment:${assignmentId}:fixed`,
  }),
  answered: ({
    accountId,
    assignmentId,
    job,
    name,
    goes,
    why,
  }: ToTeam & { goes: boolean; why: string }): Notice => ({
    accountId,
    category: 'team',
    title: goes ? `${name}答应去：${job.title}` : `${name}去不了，再找一位：${job.title}`,
    body: why,
    link: teamLink(job.id),
    dedupeKey: `assignment:${assignmentId}:${goes ? 'yes' : 'no'}`,
  }),
  reported: ({ accountId, assignmentId, job, name }: ToTeam): Notice => ({
    accountId,
    category: 'team',
    title: `${name}写了任务反馈：${job.title}`,
    body: '看过反馈再写结项报告。',
    link: teamLink(job.id),
    dedupeKey: `assignment:${assignmentId}:reported`,
  }),
} as const;
