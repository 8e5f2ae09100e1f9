import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-teams.contract.ts';
import { allowedMyActs } from '../members/members.rules.ts';
import type { TeamsReactions } from '../reactions.ts';
import { shiftView } from './leave-team.ts';
import { membershipView } from './membership-view.ts';
import { findMine } from './my-membership.ts';
import { myMembershipRow } from './my-teams.queries.ts';

/** One membership of the caller. The team's contact is shown to its members even where it is not public. */
export const getMyMembership: UseCase<typeof contract.getMyMembership, TeamsReactions> = async (
  act,
  { id },
  { memberShiftsOf },
) => {
  const { sql, caller, now } = act;
  const mine = await findMine(act, id);
  const row = await myMembershipRow(sql, mine.id);
  if (!row) throw new NotFound('没有找到这支队伍的记录');
  const isIn = row.status === 'active' || row.status === 'paused';
  const membership = { teamId: row.teamId, volunteerId: caller.volunteerId, now };
  const shifts = isIn ? await memberShiftsOf(sql, membership) : [];
  const showsContact = isIn || row.isContactPublic;
  return {
    ...membershipView(row),
    slogan: row.slogan,
    memberCount: Number(row.memberCount),
    captainName: row.captainName,
    contactName: showsContact ? row.contactName : null,
    contactPhone: showsContact ? row.contactPhone : null,
    serviceCount: Number(row.serviceCount),
    lastServiceOn: row.lastServiceOn,
    memberShifts: shifts.map(shiftView),
    canDo: allowedMyActs(row, now),
  };
};
