import { notify } from '#domains/messages/server/index.ts';
import { dayLabel, endOfDay, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { setTeamStatus } from './manage-teams.store.ts';
import { lockScopedTeam } from './scoped-team.ts';
import { toTeam } from './team-notice.ts';

/** Suspends an active team to the end of a day: it cannot publish, what runs may finish (domain.md 4.2.2). */
export const suspendTeam: UseCase<typeof contract.suspendTeam> = async (act, { teamId, reason, until }) => {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'active') throw act.refuse('wrongStatus');
  if (until <= toDay(act.now)) throw act.refuse('untilPast');
  await setTeamStatus(act.sql, teamId, {
    status: 'suspended',
    suspendedUntil: endOfDay(until),
    reviewNote: reason,
  });
  const body = `到 ${dayLabel(`${until}T12:00:00+08:00`)} 为止不能发布和办理活动：不能点名、核定时长和群发，志愿者不能再签到，已签到的可以凭屏幕上的码签退。还没开始的活动请取消，系统会通知报名的人；还没开始的任务由系统交回中心另派，已经上门的可以办完、结项。原因：${reason}`;
  await notify(act, { ...toTeam(team.accountId, { title: '队伍已被暂停', body }), level: 'urgent' });
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    reason,
    detail: { from: team.status, to: 'suspended', until },
  });
  return {};
};
