import type { Act, SignedInCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { changeHours, lockHour } from './hours.store.ts';

/** Raises an objection to a record in 公示; it stops taking effect until the centre has answered. The team never sees who. */
export async function objectHour(act: Act<SignedInCaller>, request: { hourId: number; text: string }) {
  const hour = await lockHour(act.sql, request.hourId);
  if (!hour || !['publicity', 'disputed', 'effective'].includes(hour.status))
    throw new NotFound('没有这条公示记录');
  if (hour.status === 'effective') throw new Refusal('publicityOver');
  if (hour.status === 'disputed') throw new Refusal('wrongState');
  if (hour.publicityEndsAt && hour.publicityEndsAt <= act.now) throw new Refusal('publicityOver');
  await changeHours(act, [hour.id], {
    status: 'disputed',
    objection: request.text,
    objectorId: act.caller.accountId,
  });
  await act.audit({ targetType: 'serviceHour', targetId: hour.id, detail: { status: 'disputed' } });
  return {};
}
