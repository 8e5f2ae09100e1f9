import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-teams.contract.ts';
import { trustGradeLabels } from '../../contract/teams.words.ts';
import { setTeamStatus } from './manage-teams.store.ts';
import { lockScopedTeam } from './scoped-team.ts';
import { toTeam } from './team-notice.ts';

/** Changes how closely a team is looked at: A publishes with an after-check, B is reviewed, C looked at closely. */
export const setTrustGrade: UseCase<typeof contract.setTrustGrade> = async (
  act,
  { teamId, trustGrade, reason },
) => {
  const team = await lockScopedTeam(act, teamId);
  if (team.status !== 'active' && team.status !== 'suspended') throw act.refuse('wrongStatus');
  if (team.trustGrade === trustGrade) throw act.refuse('sameGrade');
  await setTeamStatus(act.sql, teamId, { trustGrade });
  await notify(
    act,
    toTeam(team.accountId, {
      title: `信用等级调整为 ${trustGrade}（${trustGradeLabels[trustGrade]}）`,
      body: `原因：${reason}`,
    }),
  );
  await act.audit({
    targetType: 'team',
    targetId: teamId,
    reason,
    detail: { from: team.trustGrade, to: trustGrade },
  });
  return {};
};
