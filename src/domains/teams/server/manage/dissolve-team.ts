import { type Notice, notifyMany } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { endPendingChange } from '../profile/withdraw-team-change.ts';
import type { TeamsReactions } from '../reactions.ts';
import { endMemberships, setTeamStatus } from './manage-teams.store.ts';
import { lockScopedTeam } from './scoped-team.ts';
import { toTeam } from './team-notice.ts';

/** Dissolves a team without open activities and work at hand; memberships end, records and hours stay. @throws Refusal openActivities, openWork */
export const dissolveTeam: UseCase<typeof contract.dissolveTeam, TeamsReactions> = async (
  act,
  { teamId, reason },
  { openActivityCount, openWorkOf },
) => {
  const { sql, now } = act;
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'active' && team.status !== 'suspended') throw act.refuse('wrongStatus');
  const openCount = await openActivityCount(sql, teamId);
  if (openCount > 0)
    throw act.refuse('openActivities', {
      msg: `队伍还有 ${openCount} 个没结束的活动，办完或取消后才能注销`,
    });
  const openWork = await openWorkOf(sql, teamId);
  if (openWork.length > 0)
    throw act.refuse('openWork', {
      msg: `队伍手上还有${openWork.join('，')}，办完、退回或由中心收回后才能注销`,
    });
  await setTeamStatus(sql, teamId, {
    status: 'dissolved',
    dissolvedAt: now,
    suspendedUntil: null,
    reviewNote: reason,
  });
  await endPendingChange(act, teamId);
  const ended = await endMemberships(sql, teamId, { reason: '队伍已注销', now });
  await notifyMany(act, [
    toTeam(team.accountId, { title: '队伍已注销', body: `原因：${reason}。活动和时长记录都会保留。` }),
    ...ended.flatMap(({ id, volunteerId }): Notice[] =>
      volunteerId === null
        ? []
        : [
            {
              accountId: volunteerId,
              category: 'team',
              title: `队伍已注销：${team.name}`,
              body: '你在这支队伍的服务时长不受影响。',
              link: `/usercenter/index/myteam/detail/${id}`,
            },
          ],
    ),
  ]);
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    reason,
    detail: { from: team.status, to: 'dissolved', endedCount: ended.length },
  });
  return {};
};
