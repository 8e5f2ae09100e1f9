import { remote } from '#platform/web/calls/remote.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';

export const listVolunteersForStaffCall = remote<typeof contract.listVolunteersForStaff>(
  'POST',
  '/api/volunteers/ListVolunteersForStaff',
);
export const getVolunteerForStaffCall = remote<typeof contract.getVolunteerForStaff>(
  'GET',
  '/api/volunteers/GetVolunteerForStaff/{id}',
);
export const revealVolunteerCall = remote<typeof contract.revealVolunteer>(
  'POST',
  '/api/volunteers/RevealVolunteer',
);
export const changeVolunteerStandingCall = remote<typeof contract.changeVolunteerStanding>(
  'POST',
  '/api/volunteers/ChangeVolunteerStanding',
);
export const messageVolunteerCall = remote<typeof contract.messageVolunteer>(
  'POST',
  '/api/volunteers/MessageVolunteer',
);
export const exportVolunteersCall = remote<typeof contract.exportVolunteers>(
  'POST',
  '/api/volunteers/ExportVolunteers',
);
