import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { bind, type Binding } from '#platform/server/calls/binding.ts';
import { bindExport } from '#platform/server/exports/exporting.ts';
import * as contract from '../contract/manage-volunteers.contract.ts';
import { changeVolunteerStanding } from './manage/change-volunteer-standing.ts';
import { exportVolunteers } from './manage/export-volunteers.ts';
import { getVolunteerForStaff } from './manage/get-volunteer-for-staff.ts';
import { listVolunteersForStaff } from './manage/list-volunteers-for-staff.ts';
import { messageVolunteer } from './manage/message-volunteer.ts';
import { revealVolunteer } from './manage/reveal-volunteer.ts';
import { createPersonalVault } from './personal-vault.ts';
import type { VolunteersReactions } from './reactions.ts';
import type { Secret } from '#platform/server/encryption.ts';

/** Operations of 志愿者管理; `secret` is the installation's. */
export function manageVolunteerBindings(secret: Secret, reactions: VolunteersReactions): Binding[] {
  const vault = createPersonalVault(secret);
  const mobiles = createMobileVault(accountKeysFrom(secret));
  return [
    bind(contract.listVolunteersForStaff, listVolunteersForStaff),
    bind(contract.getVolunteerForStaff, getVolunteerForStaff),
    bind(contract.revealVolunteer, revealVolunteer, { given: { vault, mobiles } }),
    bind(contract.changeVolunteerStanding, changeVolunteerStanding, { given: reactions }),
    bind(contract.messageVolunteer, messageVolunteer, { given: reactions }),
    bindExport(exportVolunteers),
  ];
}
