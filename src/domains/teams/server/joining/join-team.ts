import { notify } from '#domains/messages/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { keepEffects, NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { JoinRefusal } from '../../contract/members.words.ts';
import type * as contract from '../../contract/members.contract.ts';
import { teamNotices } from '../members/members.notices.ts';
import { asOnly, changeMember, countWrongCode, insertMember } from '../members/members.store.ts';
import { claimOf } from './claim.ts';
import {
  holdJoinTeam,
  joinFacts,
  type JoinTeam,
  lockPerson,
  personById,
  type TeamPerson,
} from './joining.queries.ts';
import { countedFailures, type JoinFacts, type JoinVerdict, judgeJoin } from './joining.rules.ts';

type Joining = { team: JoinTeam; person: TeamPerson; verdict: Exclude<JoinVerdict, { refusal: unknown }> };

/**
 * A volunteer joins or applies, as the team's way in allows. One person joins one at a time, so wrong codes are counted
 * exactly and a second press finds the first. @throws NotFound for teams that are not public, Refusal of `joinRefusals`
 */
export const joinTeam: UseCase<typeof contract.joinTeam> = async (act, request) => {
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
};

/** A wrong code is counted although the call is refused. */
async function refuse(
  act: Act<VolunteerCaller, JoinRefusal>,
  facts: JoinFacts,
  { verdict, teamId }: { verdict: Extract<JoinVerdict, { refusal: unknown }>; teamId: number },
): Promise<never> {
  const refusal = act.refuse(verdict.refusal, verdict.msg ? { msg: verdict.msg } : {});
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
  act: Act<VolunteerCaller, 'alreadyMember'>,
  { team, person, verdict }: Joining,
  applyMessage: string,
): Promise<number> {
  const { sql, now } = act;
  if ('offlineId' in verdict && verdict.offlineId !== undefined) {
    const claim = changeMember(sql, { id: verdict.offlineId, from: 'offline' }, claimOf(person, now));
    const isClaimed = await asOnly(act, ['alreadyMember'], claim);
    if (!isClaimed) throw act.refuse('alreadyMember');
    return verdict.offlineId;
  }
  const joining = insertMember(sql, {
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
  return asOnly(act, ['alreadyMember'], joining);
}

function howOf(verdict: Joining['verdict']): string {
  if ('offlineId' in verdict && verdict.offlineId !== undefined) return '认领成员身份，';
  if (verdict.joinWay === 'invite') return '通过邀请链接';
  return verdict.joinWay === 'code' ? '凭口令' : '';
}
