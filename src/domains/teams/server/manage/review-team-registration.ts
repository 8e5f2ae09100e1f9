import { notify } from '#domains/messages/server/index.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { contestedTeam } from './contested-team.ts';
import { setTeamStatus } from './manage-teams.store.ts';
import { lockScopedTeam } from './scoped-team.ts';

const nextStates = { pass: 'active', return: 'returned', reject: 'rejected' } as const;

/**
 * Passes, returns or rejects a registration that waits, as the reviewer read it; the team is told why.
 * @throws NotFound, Refusal wrongStatus, VersionConflict
 */
export const reviewTeamRegistration: UseCase<typeof contract.reviewTeamRegistration> = async (
  act,
  { teamId, version, verdict, reason },
) => {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'pending') throw await decidedAlready(act, contestedTeam(teamId), 'wrongStatus');
  if (team.version !== version) throw await overtaken(act, contestedTeam(teamId));
  const status = nextStates[verdict];
  await setTeamStatus(act.sql, teamId, {
    status,
    reviewNote: reason ?? null,
    reviewedAt: act.now,
    reviewedBy: act.caller.accountId,
    ...(verdict === 'pass' && { registeredAt: act.now }),
  });
  await notify(act, {
    accountId: team.accountId,
    category: 'review',
    level: 'important',
    ...wordsOf(verdict, reason ?? ''),
    link: '/teamcenter/index/teamindex',
  });
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    ...(reason && { reason }),
    detail: { verdict, from: team.status, to: status },
  });
  return {};
};

function wordsOf(verdict: 'pass' | 'return' | 'reject', reason: string): { title: string; body: string } {
  if (verdict === 'pass')
    return { title: '队伍已通过审核', body: '现在可以发布活动、招募队员，队伍主页已经公开。' };
  if (verdict === 'return')
    return { title: '队伍资料需要补充', body: `请按意见修改后重新提交。意见：${reason}` };
  return { title: '队伍未通过审核', body: `原因：${reason}。有疑问请联系实践中心。` };
}
