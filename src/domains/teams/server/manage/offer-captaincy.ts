import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { lockOwnMember } from '../members/member-act.ts';
import { memberNotices } from '../members/members.notices.ts';
import { changeMember, endCaptainOffer } from '../members/members.store.ts';
import { lockTeam } from '../teams.store.ts';

/** Offers the captaincy to a member in the team; there is one open offer at most, and `null` takes it back. */
export const offerCaptaincy: UseCase<typeof contract.offerCaptaincy> = async (act, { teamUserId }) => {
  const { sql, caller, now } = act;
  await lockTeam(sql, caller.teamId);
  const chosen = teamUserId === null ? undefined : await lockOwnMember(act, teamUserId, 'offerCaptaincy');
  await endCaptainOffer(sql, caller.teamId, now);
  if (chosen) {
    const { row, team } = chosen;
    await changeMember(sql, { id: row.id, from: 'active' }, { captainOfferedAt: now, now });
    const about = { teamUserId: row.id, teamName: team.name };
    if (row.volunteerId !== null) await notify(act, memberNotices.captainOffered(row.volunteerId, about));
  }
  await act.audit({ targetType: 'team', targetId: caller.teamId, detail: { offeredTo: teamUserId } });
  return {};
};
