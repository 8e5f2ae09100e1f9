import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as contract from '../contract/manage-volunteers.contract.ts';
import { changeVolunteerStanding } from './manage/change-volunteer-standing.ts';
import {
  exportVolunteers,
  getVolunteerForStaff,
  listVolunteersForStaff,
} from './manage/list-volunteers-for-staff.ts';
import { messageVolunteer, revealVolunteer } from './manage/message-volunteer.ts';
import { createPersonalVault } from './personal-vault.ts';
import type { VolunteersReactions } from './reactions.ts';

/** Operations of 志愿者管理; `secret` is the installation's. */
export function manageVolunteerBindings(secret: string, reactions: VolunteersReactions): Binding[] {
  const vault = createPersonalVault(secret);
  const mobiles = createMobileVault(accountKeysFrom(secret));
  return [
    bind(contract.listVolunteersForStaff, listVolunteersForStaff),
    bind(contract.getVolunteerForStaff, getVolunteerForStaff),
    bind(contract.revealVolunteer, (act, request) => revealVolunteer(act, request, { vault, mobiles })),
    bind(contract.changeVolunteerStanding, changeVolunteerStanding(reactions)),
    bind(contract.messageVolunteer, messageVolunteer(reactions)),
    bind(contract.exportVolunteers, exportVolunteers),
  ];
}
