import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { staffVolunteer } from './manage-volunteers.queries.ts';

/** The volunteer as staff see them. @throws NotFound for one outside the caller's data scope */
export async function requireVolunteer({ sql, caller }: Act<StaffCaller>, volunteerId: number) {
  const row = await staffVolunteer(sql, volunteerId, caller.scope);
  if (!row) throw new NotFound('没有这位志愿者');
  return row;
}
