import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import { requireVolunteer } from './require-volunteer.ts';

/** Who sees volunteers reads the history of one inside the own part of the city. */
export const volunteerHistoryGuard: HistoryGuard = async (act, volunteerId) => {
  if (!act.caller.permissions.has('volunteers.view')) throw new Forbidden();
  await requireVolunteer(act, volunteerId);
};
