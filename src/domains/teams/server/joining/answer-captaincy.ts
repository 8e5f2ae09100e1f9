import { type Notice, notifyMany } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { memberNotices, teamNotices } from '../members/members.notices.ts';
import { changeMember, stepDownCaptain } from '../members/members.store.ts';
import { lockTeam } from '../teams.store.ts';
import { findMine, lockMine } from './my-membership.ts';

/** Accepts or declines the captaincy. Who led before becomes vice captain: a team has one captain at every moment. */
export const answerCaptaincy: UseCase<typeof contract.answerCaptaincy> = async (
  act,
  { teamUserId, answer },
) => {
  const { sql, now } = act;
  const { teamId } = await findMine(act, teamUserId);
  const team = await lockTeam(sql, teamId);
  if (!team || (team.status !== 'active' && team.status !== 'suspended')) throw act.refuse('teamClosed');
  const row = await lockMine(act, teamUserId, 'answerCaptaincy');
  const notices: Notice[] = [
    teamNotices.captainAnswered(team.accountId, { teamUserId: row.id, name: row.name }, answer),
  ];
  if (answer === 'accept') {
    const former = await stepDownCaptain(sql, teamId, now);
    if (former?.volunteerId) {
      const about = { teamUserId: former.id, teamName: team.name };
      notices.push(memberNotices.steppedDown(former.volunteerId, about, row.name));
    }
  }
  await changeMember(
    sql,
    { id: row.id, from: 'active' },
    { captainOfferedAt: null, ...(answer === 'accept' && { memberRole: 'captain' as const }), now },
  );
  await notifyMany(act, notices);
  await act.audit({ targetType: 'teamMember', targetId: row.id, detail: { teamId, answer } });
  return {};
};
