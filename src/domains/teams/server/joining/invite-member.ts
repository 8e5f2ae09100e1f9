import type { MobileVault } from '#domains/accounts/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/member-acts.contract.ts';
import { invitePerson } from '../members/add-person.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import { personByNo, personsByMobile } from './joining.queries.ts';

/** Invites a registered volunteer by number or phone. @throws Refusal noVolunteer and why somebody cannot be invited */
export const inviteMember: UseCase<typeof contract.inviteMember, { vault: MobileVault }> = async (
  act,
  { volunteerNo, mobile, groupName, memberRole },
  { vault },
) => {
  const team = await requireTeamInOffice(act);
  const person = mobile
    ? (await personsByMobile(act.sql, [vault.hashOf(mobile)]))[0]
    : await personByNo(act.sql, volunteerNo ?? '');
  if (!person) throw act.refuse('noVolunteer');
  const notes = { groupName, memberRole, remark: '', tags: [] };
  const { teamUserId, invitedUntil } = await invitePerson(act, { team, person, notes, joinWay: 'invite' });
  await act.audit({ targetType: 'teamMember', targetId: teamUserId, detail: { status: 'invited' } });
  return { teamUserId, status: 'invited', invitedUntil: toInstant(invitedUntil) };
};
