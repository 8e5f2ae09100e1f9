import type { Act } from '#platform/server/calls/act.ts';
import { judgeAdding, writeInvitation } from '../members/add-person.ts';
import { teamFacts } from '../teams.queries.ts';
import { liveMemberships, lockPerson, personsByMobile } from './joining.queries.ts';
import { takePhoneInvitations } from './phone-invitations.store.ts';

const batch = 50;

/**
 * Carries invitations by phone out: who has the number is asked as by any other invitation, a number that nobody has and a
 * person who cannot be invited end without a word to the team.
 */
export async function carryOutPhoneInvitations(act: Act): Promise<boolean> {
  const noted = await takePhoneInvitations(act.sql, batch);
  for (const { teamId, mobileHash, groupName, memberRole, invitedUntil } of noted) {
    const [person] = await personsByMobile(act.sql, [mobileHash]);
    const team = await teamFacts(act.sql, teamId);
    if (!person || (team?.status !== 'active' && team?.status !== 'suspended')) continue;
    await lockPerson(act.sql, person.volunteerId);
    const [live] = await liveMemberships(act.sql, teamId, [person.volunteerId]);
    if (judgeAdding({ person, live }, act.now)) continue;
    const notes = { groupName, memberRole, remark: '', tags: [] };
    const invitation = { team, person, notes, joinWay: 'phone' as const, invitedUntil };
    const teamUserId = await writeInvitation(act, invitation, live);
    await act.audit({
      action: 'carryOutPhoneInvitation',
      targetType: 'teamMember',
      targetId: teamUserId,
      detail: { status: 'invited' },
    });
  }
  return noted.length === batch;
}
