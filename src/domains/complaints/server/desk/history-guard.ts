import type { HistoryGuard } from '#platform/server/audit-words.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import { complainedOf, requireInScope } from './require-unrelated.ts';

/** Who handles complaints reads the history of one inside the own part of the city, not of one about themselves. */
export const complaintHistoryGuard: HistoryGuard = async (act, complaintId) => {
  if (!act.caller.permissions.has('complaints.handle')) throw new Forbidden();
  const row = await requireInScope(act, complaintId);
  if ((await complainedOf(act, [row])).size > 0) throw new Forbidden();
};
