import type { MobileVault } from '#domains/accounts/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { invitePerson } from '../members/add-person.ts';
import { inviteEnd } from '../members/members.rules.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import { personByNo } from './joining.queries.ts';
import { savePhoneInvitation } from './phone-invitations.store.ts';

/**
 * Invites a registered volunteer by number or phone. An invitation by phone is only noted here and carried out apart
 * (`carryOutPhoneInvitations`), so that answer and time are the same whether anybody has it.
 * @throws Refusal noVolunteer and why somebody cannot be invited, by number
 */
export const inviteMember: UseCase<typeof contract.inviteMember, { vault: MobileVault }> = async (
  act,
  { volunteerNo, mobile, groupName, memberRole },
  { vault },
) => {
  const team = await requireTeamInOffice(act);
  if (mobile) {
    const invitedUntil = inviteEnd(act.now);
    await savePhoneInvitation(act.sql, {
      teamId: team.teamId,
      mobileHash: vault.hashOf(mobile),
      groupName,
      memberRole,
      invitedUntil,
      createdAt: act.now,
    });
    await act.audit({ targetType: 'team', targetId: team.teamId, detail: { joinWay: 'phone' } });
    return { teamUserId: null, status: 'invited', invitedUntil: toInstant(invitedUntil) };
  }
  const person = await personByNo(act.sql, volunteerNo ?? '');
  if (!person) throw act.refuse('noVolunteer');
  const notes = { groupName, memberRole, remark: '', tags: [] };
  const { teamUserId, invitedUntil } = await invitePerson(act, { team, person, notes, joinWay: 'invite' });
  await act.audit({ targetType: 'teamMember', targetId: teamUserId, detail: { status: 'invited' } });
  return { teamUserId, status: 'invited', invitedUntil: toInstant(invitedUntil) };
};
