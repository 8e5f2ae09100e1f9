import { notify } from '#domains/messages/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { deleteTeamUserById as operation } from '../../contract/members.contract.ts';
import { memberNotices } from '../members/members.notices.ts';
import { allowedMemberActs } from '../members/members.rules.ts';
import { changeMember, lockTeamMembers, type MemberRow } from '../members/members.store.ts';
import type { TeamsReactions } from '../reactions.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import type { TeamFacts } from '../teams.queries.ts';

type Request = ParsedRequestOf<typeof operation>;

/**
 * Moves a member out, or takes an invitation back; the record stays and the person is told why. Their future places in
 * member-only activities are taken back without credit. @throws NotFound, Refusal isCaptain or wrongStatus
 */
export function deleteTeamUserById({ memberShiftsOf, takeShiftBack }: TeamsReactions) {
  return async (
    act: Act<TeamCaller, 'shiftsStay'>,
    { teamUserId, reason }: Request,
  ): Promise<ResultOf<typeof operation>> => {
    const { sql, now } = act;
    const team = await requireTeamInOffice(sql, act.caller.teamId);
    const [row] = await lockTeamMembers(sql, team.teamId, [teamUserId]);
    if (!row) throw new NotFound('没有找到这位成员');
    requireRemovable(row);
    const { volunteerId } = row;
    const shifts =
      volunteerId === null ? [] : await memberShiftsOf(sql, { teamId: team.teamId, volunteerId, now });
    for (const { signUpId } of shifts) await takeShiftBack(act, signUpId, reason);
    await changeMember(
      sql,
      { id: row.id, from: row.status },
      { status: 'removed', leaveReason: reason, leftAt: now, decidedAt: now, captainOfferedAt: null, now },
    );
    if (volunteerId !== null) await notify(act, noticeFor(row, { team, volunteerId, reason }));
    await act.audit({
      targetType: 'teamMember',
      targetId: row.id,
      reason,
      detail: { from: row.status, shiftCount: shifts.length },
    });
    return {};
  };
}

function requireRemovable(row: MemberRow): void {
  const acts = allowedMemberActs(row);
  if (acts.includes('remove') || acts.includes('revoke')) return;
  const isLeading = row.memberRole === 'captain' && (row.status === 'active' || row.status === 'paused');
  throw new Refusal(isLeading ? 'isCaptain' : 'wrongStatus');
}

function noticeFor(
  row: MemberRow,
  { team, volunteerId, reason }: { team: TeamFacts; volunteerId: number; reason: string },
) {
  const about = { teamUserId: row.id, teamName: team.name };
  return row.status === 'invited'
    ? memberNotices.revoked(volunteerId, about)
    : memberNotices.removed(volunteerId, about, reason);
}
