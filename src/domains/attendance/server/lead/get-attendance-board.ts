import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/attendance.contract.ts';
import { openSpelling, type Spell } from '#platform/server/spelling/spelling.ts';
import { absentStates } from '#domains/site/contract/states.words.ts';
import { isMasked } from '../attendance.rules.ts';
import { type BoardRow, boardRows, findTeamActivity, shiftsOf } from './board.queries.ts';

/** The day's board of one's own activity; another team's is not there. */
export const getAttendanceBoard: UseCase<typeof contract.getAttendanceBoard> = async (act, request) => {
  const activity = await findTeamActivity(act.sql, request.id, act.caller);
  if (!activity) throw new NotFound('没有这个活动');
  const spell = await openSpelling();
  const [shifts, rows] = await Promise.all([
    shiftsOf(act.sql, activity.id),
    boardRows(act.sql, { activityId: activity.id }),
  ]);
  return {
    activityId: activity.id,
    title: activity.title,
    placeName: activity.placeName,
    shifts: shifts.map((shift) => {
      const own = rows.filter((row) => row.shiftId === shift.id);
      const count = (...states: string[]) => own.filter((row) => states.includes(row.state)).length;
      return {
        shiftId: shift.id,
        postName: shift.postName,
        startsAt: toInstant(shift.startsAt),
        endsAt: toInstant(shift.endsAt),
        capacity: shift.capacity,
        expectedCount: own.length,
        insideCount: count('checkedIn', 'noCheckOut'),
        outCount: count('checkedOut'),
        absentCount: count(...absentStates),
        rows: own.map((row) => onTheWire(row, spell)),
      };
    }),
  };
};

/** A walk-in on the leader's word shows nothing of the person that the leader did not say, until they confirmed it. */
function onTheWire({ volunteerConfirmedAt, ...row }: BoardRow, spell: Spell) {
  const awaitsPerson = isMasked({ ...row, status: row.state, volunteerConfirmedAt });
  return {
    ...row,
    ...(awaitsPerson && { name: maskName(row.name), volunteerNo: '', mobileMasked: '' }),
    spelling: awaitsPerson ? '' : spell(row.name),
    awaitsPerson,
    checkedInAt: toInstantOrNull(row.checkedInAt),
    checkedOutAt: toInstantOrNull(row.checkedOutAt),
    inArrivedAt: toInstantOrNull(row.inArrivedAt),
    outArrivedAt: toInstantOrNull(row.outArrivedAt),
  };
}
