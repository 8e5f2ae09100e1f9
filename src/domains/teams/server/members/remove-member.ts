import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { notify } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/members.contract.ts';
import type { TeamsReactions } from '../reactions.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import type { TeamFacts } from '../teams.queries.ts';
import { memberNotices } from './members.notices.ts';
import { allowedMemberActs } from './members.rules.ts';
import { changeMember, lockTeamMembers, type MemberRow } from './members.store.ts';

/**
 * Moves a member out, or takes an invitation back; the record stays and the person is told why. Their future places in
 * member-only activities are taken back without credit. @throws NotFound, Refusal isCaptain or wrongStatus
 */
export const removeMember: UseCase<typeof contract.removeMember, TeamsReactions> = async (
  act,
  { teamUserId, reason },
  { memberShiftsOf, takeShiftBack, onMemberOut },
) => {
  const { sql, now } = act;
  const team = await requireTeamInOffice(act);
  const [row] = await lockTeamMembers(sql, team.teamId, [teamUserId]);
  if (!row) throw new NotFound('没有找到这位成员');
  requireRemovable(act, row);
  const { volunteerId } = row;
  const shifts =
    volunteerId === null ? [] : await memberShiftsOf(sql, { teamId: team.teamId, volunteerId, now });
  for (const { signUpId } of shifts) await takeShiftBack(act, signUpId, reason);
  await changeMember(
    sql,
    { id: row.id, from: row.status },
    { status: 'removed', leaveReason: reason, leftAt: now, decidedAt: now, captainOfferedAt: null, now },
  );
  if (volunteerId !== null) await onMemberOut(act, { teamId: team.teamId, volunteerId });
  if (volunteerId !== null) await notify(act, noticeFor(row, { team, volunteerId, reason }));
  await act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    reason,
    detail: { from: row.status, shiftCount: shifts.length },
  });
  return {};
};

function requireRemovable(act: Act<TeamCaller, 'isCaptain' | 'wrongStatus'>, row: MemberRow): void {
  const acts = allowedMemberActs(row);
  if (acts.includes('remove') || acts.includes('revoke')) return;
  const isLeading = row.memberRole === 'captain' && (row.status === 'active' || row.status === 'paused');
  throw act.refuse(isLeading ? 'isCaptain' : 'wrongStatus');
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
