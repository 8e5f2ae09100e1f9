import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { setTeamStatus } from './manage-teams.store.ts';
import { lockScopedTeam } from './scoped-team.ts';
import { toTeam } from './team-notice.ts';

/** Ends a suspension before its day. */
export const resumeTeam: UseCase<typeof contract.resumeTeam> = async (act, { teamId, reason }) => {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'suspended') throw act.refuse('wrongStatus');
  await setTeamStatus(act.sql, teamId, { status: 'active', suspendedUntil: null });
  await notify(
    act,
    toTeam(team.accountId, { title: '队伍已恢复正常', body: `可以继续发布和办理活动。说明：${reason}` }),
  );
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    reason,
    detail: { from: team.status, to: 'active' },
  });
  return {};
};
