import { type Notice, notify, notifyMany } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type {
  changeMembers as changeOperation,
  MemberOutcome,
  pauseMember as pauseOperation,
  updateMember as updateOperation,
} from '../../contract/member-acts.contract.ts';
import type { MemberAct, MemberRefusal } from '../../contract/members.words.ts';
import { type MemberRole, memberRoleLabels } from '../../contract/teams.words.ts';
import { contestedMember } from '../manage/contested-team.ts';
import { doneIds, outcomeOf } from './decide-applicants.ts';
import { memberNotices } from './members.notices.ts';
import { allowedMemberActs } from './members.rules.ts';
import { changeMember, lockTeamMembers, type MemberRow } from './members.store.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import type { TeamFacts } from '../teams.queries.ts';

/**
 * One membership of the caller's team, locked, in a state that allows the act.
 * @throws NotFound (also another team's), Refusal teamNotActive, isCaptain, wrongStatus
 */
export async function lockOwnMember(
  act: Act<TeamCaller>,
  teamUserId: number,
  wanted: MemberAct,
): Promise<{ team: TeamFacts; row: MemberRow }> {
  const team = await requireTeamInOffice(act.sql, act.caller.teamId);
  const [row] = await lockTeamMembers(act.sql, team.teamId, [teamUserId]);
  if (!row) throw new NotFound('没有找到这位成员');
  const refusal = refusalFor(row, wanted);
  if (refusal) throw new Refusal(refusal);
  return { team, row };
}

function refusalFor(row: MemberRow, wanted: MemberAct): MemberRefusal | undefined {
  if (allowedMemberActs(row).includes(wanted)) return undefined;
  const isLeading = row.memberRole === 'captain' && (row.status === 'active' || row.status === 'paused');
  return isLeading ? 'isCaptain' : 'wrongStatus';
}

/** Changes what the team notes of a member; a new role is told to them. @throws VersionConflict for an old form */
export async function updateMember(
  act: Act<TeamCaller>,
  { teamUserId, version, memberRole, ...notes }: ParsedRequestOf<typeof updateOperation>,
): Promise<ResultOf<typeof updateOperation>> {
  const { team, row } = await lockOwnMember(act, teamUserId, 'edit');
  if (row.version !== version) throw await overtaken(act, contestedMember(teamUserId));
  if (memberRole && row.memberRole === 'captain') throw new Refusal('isCaptain');
  await changeMember(
    act.sql,
    { id: row.id, from: row.status },
    { ...notes, ...(memberRole && { memberRole }), now: act.now },
  );
  const notice = memberRole && roleNotice(team, row, memberRole);
  if (notice) await notify(act, notice);
  await act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    detail: {
      groupName: { from: row.groupName, to: notes.groupName },
      ...(memberRole && { memberRole: { from: row.memberRole, to: memberRole } }),
    },
  });
  return {};
}

/** Gives several members a role or a group; the captain keeps the role, others do not wait for that. */
export async function changeMembers(
  act: Act<TeamCaller>,
  { teamUserIds, memberRole, groupName }: ParsedRequestOf<typeof changeOperation>,
): Promise<ResultOf<typeof changeOperation>> {
  const team = await requireTeamInOffice(act.sql, act.caller.teamId);
  const rows = await lockTeamMembers(act.sql, team.teamId, [...new Set(teamUserIds)]);
  const outcomes = new Map<number, MemberOutcome>();
  const notices: Notice[] = [];
  for (const row of rows) {
    const refusal =
      memberRole && row.memberRole === 'captain' ? ('isCaptain' as const) : refusalFor(row, 'edit');
    outcomes.set(row.id, outcomeOf(row.id, refusal));
    if (refusal) continue;
    const change = { ...(memberRole && { memberRole }), ...(groupName !== undefined && { groupName }) };
    await changeMember(act.sql, { id: row.id, from: row.status }, { ...change, now: act.now });
    const notice = memberRole && roleNotice(team, row, memberRole);
    if (notice) notices.push(notice);
  }
  await notifyMany(act, notices);
  const changed = doneIds(outcomes);
  await act.audit({
    targetType: 'teamMember',
    targetId: null,
    detail: { memberRole, groupName, teamUserIds: changed },
  });
  return {
    doneCount: changed.length,
    outcomes: teamUserIds.map((id) => outcomes.get(id) ?? outcomeOf(id, 'notFound')),
  };
}

function roleNotice(team: TeamFacts, row: MemberRow, role: MemberRole): Notice | undefined {
  if (row.volunteerId === null || row.memberRole === role || row.status === 'invited') return undefined;
  const about = { teamUserId: row.id, teamName: team.name };
  return memberNotices.roleChanged(row.volunteerId, about, memberRoleLabels[role]);
}

/** Pauses a member, who keeps the place but not the rights, or lets them go on. */
export async function pauseMember(
  act: Act<TeamCaller>,
  { teamUserId, isPaused, reason = '' }: ParsedRequestOf<typeof pauseOperation>,
): Promise<ResultOf<typeof pauseOperation>> {
  const { team, row } = await lockOwnMember(act, teamUserId, isPaused ? 'pause' : 'resume');
  await changeMember(
    act.sql,
    { id: row.id, from: row.status },
    {
      status: isPaused ? 'paused' : 'active',
      pausedAt: isPaused ? act.now : null,
      captainOfferedAt: null,
      now: act.now,
    },
  );
  if (row.volunteerId !== null) {
    const about = { teamUserId: row.id, teamName: team.name };
    await notify(
      act,
      isPaused
        ? memberNotices.paused(row.volunteerId, about, reason)
        : memberNotices.resumed(row.volunteerId, about),
    );
  }
  await act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    reason: reason || undefined,
    detail: { isPaused },
  });
  return {};
}
