import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import { requireInScope } from './require-unrelated.ts';

/** Who handles complaints reads the history of one inside the own part of the city. */
export const complaintHistoryGuard: HistoryGuard = async (act, complaintId) => {
  if (!act.caller.permissions.has('complaints.handle')) throw new Forbidden();
  await requireInScope(act, complaintId);
};
