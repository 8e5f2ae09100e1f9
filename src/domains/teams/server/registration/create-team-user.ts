import { notify } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { keepEffects, NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { createTeamUser as operation } from '../../contract/members.contract.ts';
import {
  type JoinTeam,
  holdJoinTeam,
  joinFacts,
  lockPerson,
  personById,
  type TeamPerson,
} from '../joining/joining.queries.ts';
import { countedFailures, type JoinFacts, judgeJoin, type JoinVerdict } from '../joining/joining.rules.ts';
import { teamNotices } from '../members/members.notices.ts';
import { changeMember, countWrongCode, insertMember } from '../members/members.store.ts';

type Request = ParsedRequestOf<typeof operation>;
type Result = ResultOf<typeof operation>;
type Joining = { team: JoinTeam; person: TeamPerson; verdict: Exclude<JoinVerdict, { refusal: unknown }> };

/**
 * A volunteer joins or applies, as the team's way in allows. One person joins one at a time, so wrong codes are counted
 * exactly and a second press finds the first. @throws NotFound for teams that are not public, Refusal of `joinRefusals`
 */
export async function createTeamUser(act: Act<VolunteerCaller>, request: Request): Promise<Result> {
  const { sql, caller, now } = act;
  const team = await holdJoinTeam(sql, request.teamId);
  if (!team || (team.status !== 'active' && team.status !== 'suspended'))
    throw new NotFound('没有找到这支队伍');
  await lockPerson(sql, caller.volunteerId);
  const person = await personById(sql, caller.volunteerId);
  if (!person) throw new NotFound('没有找到你的志愿者资料');
  const facts = await joinFacts(sql, team, person);
  const verdict = judgeJoin(facts, request.joinCode || undefined, now);
  if ('refusal' in verdict) return refuse(act, facts, { verdict, teamId: team.teamId });
  const joining = { team, person, verdict };
  const teamUserId = await join(act, joining, request.applyMessage ?? '');
  const about = { teamUserId, name: person.name };
  await notify(
    act,
    verdict.to === 'applied'
      ? teamNotices.applied(team.accountId, about)
      : teamNotices.joined(team.accountId, about, howOf(verdict)),
  );
  await act.audit({
    targetType: 'teamMember',
    targetId: teamUserId,
    detail: { teamId: team.teamId, to: verdict.to, joinWay: verdict.joinWay },
  });
  return { teamUserId, status: verdict.to };
}

/** A wrong code is counted although the call is refused. */
async function refuse(
  act: Act<VolunteerCaller>,
  facts: JoinFacts,
  { verdict, teamId }: { verdict: Extract<JoinVerdict, { refusal: unknown }>; teamId: number },
): Promise<never> {
  const refusal = new Refusal(verdict.refusal, verdict.msg ? { msg: verdict.msg } : {});
  if (verdict.refusal !== 'wrongCode') throw refusal;
  const failures = countedFailures(facts.wrongCodes, act.now);
  await countWrongCode(
    act.sql,
    { teamId, volunteerId: act.caller.volunteerId },
    {
      failures: failures + 1,
      windowStartedAt: failures > 0 && facts.wrongCodes ? facts.wrongCodes.windowStartedAt : act.now,
    },
  );
  throw keepEffects(refusal);
}

async function join(
  { sql, now }: Act<VolunteerCaller>,
  { team, person, verdict }: Joining,
  applyMessage: string,
): Promise<number> {
  if ('offlineId' in verdict && verdict.offlineId !== undefined) {
    const isClaimed = await changeMember(
      sql,
      { id: verdict.offlineId, from: 'offline' },
      claimOf(person, now),
    );
    if (!isClaimed) throw new Refusal('alreadyMember');
    return verdict.offlineId;
  }
  return insertMember(sql, {
    teamId: team.teamId,
    volunteerId: person.volunteerId,
    name: person.name,
    status: verdict.to,
    joinWay: verdict.joinWay,
    joinedAt: verdict.to === 'active' ? now : null,
    applyMessage,
    createdAt: now,
    updatedAt: now,
  });
}

/** What a noted place becomes when its person takes it over: the account's phone counts from then on. */
export const claimOf = (person: TeamPerson, now: Date) => ({
  volunteerId: person.volunteerId,
  status: 'active' as const,
  joinedAt: now,
  mobileCipher: null,
  mobileHash: null,
  mobileMasked: null,
  idCipher: null,
  now,
});

function howOf(verdict: Joining['verdict']): string {
  if ('offlineId' in verdict && verdict.offlineId !== undefined) return '认领成员身份，';
  if (verdict.joinWay === 'invite') return '通过邀请链接';
  return verdict.joinWay === 'code' ? '凭口令' : '';
}
