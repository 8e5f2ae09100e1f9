import { teamClaimsPath, teamCorrectionsPath } from '#domains/hours/contract/hour-origin.rules.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/statistics.contract.ts';
import { type TeamTodoKey, teamTodosOf } from './team-todos.queries.ts';

/** What waits for the team, longest first: its home's strip and the badges of its menu. */
export const listTeamTodos: UseCase<typeof contract.listTeamTodos> = async (act) => {
  const waiting = await teamTodosOf(act.sql, act.caller.teamId, act.now);
  return {
    todos: waiting.map(({ key, count, oldestAt }) => ({
      key,
      ...words[key],
      count,
      oldestAt: toInstant(oldestAt),
    })),
  };
};

const activities = '/teamcenter/index/teamactivity';
const ofActivities = { entry: 'teamactivity', isUrgent: false } as const;

type Words = {
  label: string;
  isUrgent: boolean;
  link: string;
  entry: 'teamactivity' | 'teamuser' | 'teamjob' | 'teamclaim';
};

const words: Record<TeamTodoKey, Words> = {
  pendingSignUps: {
    ...ofActivities,
    label: '报名待审核',
    isUrgent: true,
    link: `${activities}?hasPending=1`,
  },
  applicants: {
    label: '入队申请待审核',
    isUrgent: false,
    link: '/teamcenter/index/teamuser?status=applied',
    entry: 'teamuser',
  },
  openJobs: { label: '任务待答复', isUrgent: true, link: '/teamcenter/index/teamjob', entry: 'teamjob' },
  openQuestions: { ...ofActivities, label: '提问待回答', link: `${activities}/questions?unanswered=1` },
  noCheckOut: {
    ...ofActivities,
    label: '未签退待补签',
    isUrgent: true,
    link: `${activities}?status=settling`,
  },
  returned: { ...ofActivities, label: '活动被退回', link: `${activities}?status=returned` },
  calculated: { ...ofActivities, label: '时长待核定', link: `${activities}?status=settling` },
  corrections: {
    label: '时长更正待答复',
    isUrgent: true,
    link: teamCorrectionsPath,
    entry: 'teamclaim',
  },
  claims: { label: '补记申请待答复', isUrgent: true, link: teamClaimsPath, entry: 'teamclaim' },
  settling: { ...ofActivities, label: '活动待结项', link: `${activities}?status=settling` },
  disputed: { ...ofActivities, label: '时长有异议', link: `${activities}?status=publicity` },
};
