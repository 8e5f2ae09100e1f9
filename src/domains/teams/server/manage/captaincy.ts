import { type Notice, notify, notifyMany } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type { offerCaptaincy as offerOperation } from '../../contract/member-acts.contract.ts';
import type { answerCaptaincy as answerOperation } from '../../contract/my-teams.contract.ts';
import { lockOwnMember } from '../members/change-members.ts';
import { memberNotices, teamNotices } from '../members/members.notices.ts';
import { changeMember, endCaptainOffer, stepDownCaptain } from '../members/members.store.ts';
import { findMine, lockMine } from '../joining/my-membership.ts';
import { lockTeam } from '../team-in-office.ts';

/** Offers the captaincy to a member in the team; there is one open offer at most, and `null` takes it back. */
export async function offerCaptaincy(
  act: Act<TeamCaller>,
  { teamUserId }: ParsedRequestOf<typeof offerOperation>,
): Promise<ResultOf<typeof offerOperation>> {
  const { sql, caller, now } = act;
  await lockTeam(sql, caller.teamId);
  const chosen = teamUserId === null ? undefined : await lockOwnMember(act, teamUserId, 'offerCaptaincy');
  await endCaptainOffer(sql, caller.teamId, now);
  if (chosen) {
    const { row, team } = chosen;
    await changeMember(sql, { id: row.id, from: 'active' }, { captainOfferedAt: now, now });
    const about = { teamUserId: row.id, teamName: team.name };
    if (row.volunteerId !== null) await notify(act, memberNotices.captainOffered(row.volunteerId, about));
  }
  await act.audit({ targetType: 'team', targetId: caller.teamId, detail: { offeredTo: teamUserId } });
  return {};
}

/** Accepts or declines the captaincy. Who led before becomes vice captain: a team has one captain at every moment. */
export async function answerCaptaincy(
  act: Act<VolunteerCaller>,
  { teamUserId, answer }: ParsedRequestOf<typeof answerOperation>,
): Promise<ResultOf<typeof answerOperation>> {
  const { sql, now } = act;
  const { teamId } = await findMine(act, teamUserId);
  const team = await lockTeam(sql, teamId);
  if (!team || (team.status !== 'active' && team.status !== 'suspended')) throw new Refusal('teamClosed');
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
}
