import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';

/** Row of this person on this shift, unless it was taken back, locked so that two taps at once end as one step. */
export const lockMine = (act: Act<VolunteerCaller>, shiftId: number) =>
  act.sql
    .selectFrom('participations')
    .select(['id', 'status', 'placeResult', 'distanceM'])
    .where('shiftId', '=', shiftId)
    .where('volunteerId', '=', act.caller.volunteerId)
    .where('status', '<>', 'expected')
    .forUpdate()
    .executeTakeFirst();
