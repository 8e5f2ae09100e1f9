import { type Notice, notifyMany } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { MemberOutcome } from '../../contract/member-acts.contract.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import { doneIds, outcomeOf } from './decide-applicants.ts';
import { refusalFor, roleNotice } from './member-act.ts';
import { changeMember, lockTeamMembers } from './members.store.ts';

/** Gives several members a role or a group; the captain keeps the role, others do not wait for that. */
export const changeMembers: UseCase<typeof contract.changeMembers> = async (
  act,
  { teamUserIds, memberRole, groupName },
) => {
  const team = await requireTeamInOffice(act);
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
};
