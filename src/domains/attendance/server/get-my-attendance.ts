import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/attendance.contract.ts';
import { eventsOf, myAttendance } from './attendance.queries.ts';
import { awaitedWord, judgeObjection } from './attendance.rules.ts';
import { stepNow } from './step-now.rules.ts';

/** My attendance on one activity; empty when I have no place on it. */
export const getMyAttendance: UseCase<typeof contract.getMyAttendance> = async (act, request) => {
  const shifts = await myAttendance(act.sql, request.id, act.caller.volunteerId);
  const events = await eventsOf(
    act.sql,
    shifts.flatMap((shift) => (shift.participationId === null ? [] : [shift.participationId])),
  );
  return {
    shifts: shifts.map((shift) => ({
      shiftId: shift.shiftId,
      participationId: shift.participationId,
      postName: shift.postName,
      startsAt: toInstant(shift.startsAt),
      endsAt: toInstant(shift.endsAt),
      state: shift.status ?? ('expected' as const),
      checkedInAt: toInstantOrNull(shift.checkedInAt),
      checkedOutAt: toInstantOrNull(shift.checkedOutAt),
      ...stepNow(shift, act.now),
      needsConfirmation: awaitedWord({ ...shift, status: shift.status ?? 'expected' }),
      canObject:
        judgeObjection({
          state: shift.status ?? 'expected',
          inMethod: shift.inMethod,
          isObjected: shift.objection !== null,
        }) === undefined,
      objection: shift.objection,
      fixReason: shift.fixReason,
      receipts: events
        .filter((event) => event.participationId === shift.participationId)
        .map(({ kind, method, at, receiptNo }) => ({ kind, method, at: toInstant(at), receiptNo })),
    })),
  };
};
