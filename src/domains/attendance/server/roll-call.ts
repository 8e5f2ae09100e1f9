import { inSavepoint } from '#database/transaction.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { attendanceRefusals, type AttendanceRefusal } from '../contract/attendance.words.ts';
import { findTeamShift, otherCheckIns, type ShiftFacts } from './attendance.queries.ts';
import { judgeRollCall, type RollCallAct, runningStatuses } from './attendance.rules.ts';
import { appendEvent, changeParticipation, insertParticipation } from './attendance.store.ts';
import { boardRows } from './board.queries.ts';
import type { AttendanceReactions } from './reactions.ts';

type RollCallRequest = {
  shiftId: number;
  volunteerIds: number[];
  act: RollCallAct;
  reason?: string | undefined;
};
type Row = Awaited<ReturnType<typeof boardRows>>[number];

/** Records the leader's roll call for several people; each gets an own verdict and one refusal loses nobody else's. */
export async function rollCall(
  act: Act<TeamCaller>,
  reactions: AttendanceReactions,
  request: RollCallRequest,
) {
  const shift = await findTeamShift(act.sql, request.shiftId, act.caller.teamId);
  if (!shift) throw new NotFound('没有这一场');
  if (!runningStatuses.includes(shift.activityStatus)) throw new Refusal('activityNotRunning');
  if (shift.shiftStatus === 'cancelled') throw new Refusal('shiftCancelled');
  const volunteerIds = [...new Set(request.volunteerIds)].sort((a, b) => a - b);
  // People before rows, as everywhere; in id order, so that two leaders who call the roll at once do not wait in a circle.
  await lockVolunteers(act.sql, volunteerIds);
  const rows = new Map((await boardRows(act.sql, shift)).map((row) => [row.volunteerId, row]));
  const refused: { volunteerId: number; reason: AttendanceRefusal; msg: string }[] = [];
  let doneCount = 0;
  for (const volunteerId of volunteerIds) {
    const reason = await judgeAndRecord(act, {
      shift,
      row: rows.get(volunteerId),
      volunteerId,
      request,
      reactions,
    });
    if (reason) refused.push({ volunteerId, reason, msg: attendanceRefusals[reason] });
    else doneCount += 1;
  }
  await act.audit({
    targetType: 'shift',
    targetId: shift.shiftId,
    reason: request.reason,
    detail: { act: request.act, doneCount, refusedCount: refused.length },
  });
  return { doneCount, refused };
}

type One = {
  shift: ShiftFacts;
  row: Row | undefined;
  volunteerId: number;
  request: RollCallRequest;
  reactions: AttendanceReactions;
};

/** One person's step, undone alone when it is refused on the way (their hours clash with another record). */
async function judgeAndRecord(act: Act<TeamCaller>, one: One): Promise<AttendanceRefusal | undefined> {
  try {
    return await inSavepoint(act.sql, () => recordOne(act, one));
  } catch (error) {
    if (error instanceof Refusal && error.reason in attendanceRefusals)
      return error.reason as AttendanceRefusal;
    throw error;
  }
}

async function recordOne(act: Act<TeamCaller>, one: One): Promise<AttendanceRefusal | undefined> {
  const { shift, row, volunteerId, request, reactions } = one;
  if (!row) return 'notConfirmed';
  const others = await otherCheckIns(act.sql, { ...shift, volunteerId });
  const refusal = judgeRollCall(
    request.act,
    { ...shift, ...others, state: row.state, isLocked: row.isLocked },
    act.now,
  );
  if (refusal) return refusal;
  const participationId = await recordStep(act, one, row);
  if (participationId === undefined) return 'wrongState';
  await appendEvent(act, act.caller.accountId, {
    participationId,
    kind: request.act,
    method: 'rollCall',
    reason: request.reason,
  });
  if (request.act === 'out') await reactions.onTimeComplete(act, participationId);
  return undefined;
}

/** Inserts or changes the row; undefined when someone else changed it meanwhile. */
async function recordStep(
  act: Act<TeamCaller>,
  { shift, request }: One,
  row: Row,
): Promise<number | undefined> {
  const status = ({ in: 'checkedIn', out: 'checkedOut', absent: 'absent', excused: 'excused' } as const)[
    request.act
  ];
  if (row.participationId === null) {
    if (status === 'checkedOut') return undefined;
    return insertParticipation(
      act,
      {
        signUpId: row.signUpId,
        activityId: shift.activityId,
        shiftId: shift.shiftId,
        volunteerId: row.volunteerId,
        isWalkIn: false,
      },
      { status, method: 'rollCall', placeResult: 'notRequired', reason: request.reason },
    );
  }
  const isDone =
    request.act === 'out'
      ? await changeParticipation(
          act,
          { id: row.participationId, from: ['checkedIn'] },
          { status, checkedOutAt: act.now, outMethod: 'rollCall' },
        )
      : await changeParticipation(
          act,
          { id: row.participationId, from: ['absent', 'excused'] },
          request.act === 'in'
            ? { status, checkedInAt: act.now, inMethod: 'rollCall', absentReason: null }
            : { status, absentReason: request.reason ?? null },
        );
  return isDone ? row.participationId : undefined;
}
