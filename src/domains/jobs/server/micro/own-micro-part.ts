import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { findMicroPart } from './micro.queries.ts';
import { lockMicroPart } from './micro.store.ts';

/** The caller's own part, locked, with the task it is of. @throws NotFound for everybody else's */
export async function lockOwnMicroPart(act: Pick<Act<VolunteerCaller>, 'sql' | 'caller'>, partId: number) {
  const told = await findMicroPart(act.sql, partId);
  const part =
    told?.volunteerId === act.caller.volunteerId ? await lockMicroPart(act.sql, partId) : undefined;
  if (!told || !part) throw new NotFound('没有找到这件随手志愿');
  return { part, told };
}
