import { isVerified } from '#domains/volunteers/contract/volunteers.words.ts';
import { notify } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type * as operations from '../../contract/my-teams.contract.ts';
import { claimOf } from '../registration/create-team-user.ts';
import { liveMemberships } from './joining.queries.ts';
import { mayBelong } from './joining.rules.ts';
import { teamNotices } from '../members/members.notices.ts';
import { changeMember, type MemberRow } from '../members/members.store.ts';
import { lockMine, me } from './my-membership.ts';
import { type TeamFacts, teamFacts } from '../teams.queries.ts';

type Request<Name extends keyof typeof operations> = ParsedRequestOf<(typeof operations)[Name]>;
type Done = Record<string, never>;

/** @throws Refusal teamClosed for a team that is not in office */
async function teamOf(act: Act, teamId: number): Promise<TeamFacts> {
  const team = await teamFacts(act.sql, teamId);
  if (!team || (team.status !== 'active' && team.status !== 'suspended')) throw new Refusal('teamClosed');
  return team;
}

const auditChange = (act: Act, row: MemberRow, to: string): Promise<void> =>
  act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    detail: { teamId: row.teamId, from: row.status, to },
  });

/** Takes an application back; the team is told. */
export async function withdrawApplication(
  act: Act<VolunteerCaller>,
  { teamUserId }: Request<'withdrawApplication'>,
): Promise<Done> {
  const row = await lockMine(act, teamUserId, 'withdraw');
  await changeMember(
    act.sql,
    { id: row.id, from: 'applied' },
    { status: 'withdrawn', leftAt: act.now, now: act.now },
  );
  const team = await teamFacts(act.sql, row.teamId);
  if (team) await notify(act, teamNotices.withdrawn(team.accountId, { teamUserId: row.id, name: row.name }));
  await auditChange(act, row, 'withdrawn');
  return {};
}

/** Accepts or declines an invitation; silence never joins a team. */
export async function answerInvitation(
  act: Act<VolunteerCaller>,
  { teamUserId, answer }: Request<'answerInvitation'>,
): Promise<Done> {
  const { sql, now } = act;
  const row = await lockMine(act, teamUserId, 'answer');
  const team = await teamOf(act, row.teamId);
  const about = { teamUserId: row.id, name: row.name };
  if (answer === 'accept') {
    if (!mayBelong(await me(act), now)) throw new Refusal('accountNotActive');
    await changeMember(
      sql,
      { id: row.id, from: 'invited' },
      { status: 'active', joinedAt: now, invitedUntil: null, now },
    );
    await notify(act, teamNotices.joined(team.accountId, about, '接受邀请，'));
  } else {
    await changeMember(sql, { id: row.id, from: 'invited' }, { status: 'declined', leftAt: now, now });
    await notify(act, teamNotices.declined(team.accountId, about));
  }
  await auditChange(act, row, answer === 'accept' ? 'active' : 'declined');
  return {};
}

/** Takes over the place a team noted for this phone and name (山东 Art.11: nobody is registered without agreeing). */
export async function claimMembership(
  act: Act<VolunteerCaller>,
  { teamUserId }: Request<'claimMembership'>,
): Promise<Done> {
  const row = await lockMine(act, teamUserId, 'claim');
  const team = await teamOf(act, row.teamId);
  const person = await me(act);
  if (!mayBelong(person, act.now) || !isVerified(person.realNameStatus))
    throw new Refusal('accountNotActive');
  const [live] = await liveMemberships(act.sql, row.teamId, [person.volunteerId]);
  if (live) throw new Refusal('alreadyMember');
  await changeMember(act.sql, { id: row.id, from: 'offline' }, claimOf(person, act.now));
  await notify(
    act,
    teamNotices.joined(team.accountId, { teamUserId: row.id, name: row.name }, '认领成员身份，'),
  );
  await auditChange(act, row, 'active');
  return {};
}

/** Pauses the own membership, or goes on. */
export async function pauseMembership(
  act: Act<VolunteerCaller>,
  { teamUserId, isPaused }: Request<'pauseMembership'>,
): Promise<Done> {
  const row = await lockMine(act, teamUserId, isPaused ? 'pause' : 'resume');
  const to = isPaused ? 'paused' : 'active';
  await changeMember(
    act.sql,
    { id: row.id, from: row.status },
    { status: to, pausedAt: isPaused ? act.now : null, captainOfferedAt: null, now: act.now },
  );
  await auditChange(act, row, to);
  return {};
}
