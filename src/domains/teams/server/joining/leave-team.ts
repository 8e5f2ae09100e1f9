import { notify } from '#domains/messages/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { teamNotices } from '../members/members.notices.ts';
import { changeMember } from '../members/members.store.ts';
import type { MemberShift, TeamsReactions } from '../reactions.ts';
import { teamFacts } from '../teams.queries.ts';
import { lockMine } from './my-membership.ts';

/** A place that leaving would cancel, as pages show it. */
export const shiftView = ({ startsAt, ...shift }: MemberShift) => ({
  ...shift,
  startsAt: toInstant(startsAt),
});

/**
 * Leaves a team. Not while holding a future place for members only, unless the person agrees to cancel it by the usual
 * rule (domain.md 4.2.3). @throws NotFound, Refusal holdsShifts (with the shifts), isCaptain, wrongStatus
 */
export const leaveTeam: UseCase<typeof contract.leaveTeam, TeamsReactions> = async (
  act,
  { teamUserId, reason = '', cancelsShifts },
  { memberShiftsOf, cancelOwnShift, onMemberOut },
) => {
  const { sql, caller, now } = act;
  const row = await lockMine(act, teamUserId, 'leave');
  const membership = { teamId: row.teamId, volunteerId: caller.volunteerId, now };
  const shifts = await memberShiftsOf(sql, membership);
  if (shifts.length > 0 && !cancelsShifts)
    throw act.refuse('holdsShifts', { result: { shifts: shifts.map(shiftView) } });
  for (const { signUpId } of shifts) await cancelOwnShift(act, signUpId, '退出队伍');
  await changeMember(
    sql,
    { id: row.id, from: row.status },
    { status: 'left', leftAt: now, leaveReason: reason || null, captainOfferedAt: null, now },
  );
  await onMemberOut(act, membership);
  const team = await teamFacts(sql, row.teamId);
  if (team)
    await notify(act, teamNotices.left(team.accountId, { teamUserId: row.id, name: row.name }, reason));
  await act.audit({
    targetType: 'teamMember',
    targetId: row.id,
    reason: reason || undefined,
    detail: { teamId: row.teamId, from: row.status, shiftCount: shifts.length },
  });
  return {};
};
