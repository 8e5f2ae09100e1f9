import { notify } from '#domains/messages/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type { leaveTeam as operation } from '../../contract/my-teams.contract.ts';
import { teamNotices } from '../members/members.notices.ts';
import { changeMember } from '../members/members.store.ts';
import { lockMine } from './my-membership.ts';
import type { MemberShift, TeamsReactions } from '../reactions.ts';
import { teamFacts } from '../teams.queries.ts';

type Request = ParsedRequestOf<typeof operation>;

/** A place that leaving would cancel, as pages show it. */
export const shiftView = ({ startsAt, ...shift }: MemberShift) => ({
  ...shift,
  startsAt: toInstant(startsAt),
});

/**
 * Leaves a team. Not while holding a future place for members only, unless the person agrees to cancel it by the usual
 * rule (domain.md 4.2.3). @throws NotFound, Refusal holdsShifts (with the shifts), isCaptain, wrongStatus
 */
export function leaveTeam({ memberShiftsOf, cancelOwnShift }: TeamsReactions) {
  return async (
    act: Act<VolunteerCaller, 'shiftsStay'>,
    { teamUserId, reason = '', cancelsShifts }: Request,
  ): Promise<ResultOf<typeof operation>> => {
    const { sql, caller, now } = act;
    const row = await lockMine(act, teamUserId, 'leave');
    const membership = { teamId: row.teamId, volunteerId: caller.volunteerId, now };
    const shifts = await memberShiftsOf(sql, membership);
    if (shifts.length > 0 && !cancelsShifts)
      throw new Refusal('holdsShifts', { result: { shifts: shifts.map(shiftView) } });
    for (const { signUpId } of shifts) await cancelOwnShift(act, signUpId, '退出队伍');
    await changeMember(
      sql,
      { id: row.id, from: row.status },
      { status: 'left', leftAt: now, leaveReason: reason || null, captainOfferedAt: null, now },
    );
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
}
