import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { AttendanceMethod, AttendanceRefusal } from '../../contract/attendance.words.ts';
import { notify } from '#domains/messages/server/index.ts';
import { isOwnRecord } from '#domains/teams/server/index.ts';
import { otherCheckIns, type ShiftFacts, takenBackOut } from '../attendance.queries.ts';
import { fixedNotice } from './fixed-notice.ts';
import { judgeRollCall, type RollCallAct } from '../attendance.rules.ts';
import { appendEvent, changeParticipation, insertParticipation } from '../attendance.store.ts';
import type { boardRows } from './board.queries.ts';
import type { AttendanceReactions } from '../reactions.ts';

export type LeaderStep = {
  shift: ShiftFacts;
  row: Awaited<ReturnType<typeof boardRows>>[number];
  act: RollCallAct;
  method: AttendanceMethod;
  reason?: string | undefined;
  /** When the leader tapped it, where that was before now (a bad line). */
  tappedAt?: Date | undefined;
};

/** May the leader record this of a person, as of when it was tapped? Reads what else they came to; changes nothing. */
export async function judgeLeaderStep(
  act: Act<TeamCaller>,
  { shift, row, act: name, tappedAt }: Pick<LeaderStep, 'shift' | 'row' | 'act' | 'tappedAt'>,
): Promise<AttendanceRefusal | undefined> {
  if (isOwnRecord(act.caller, row.volunteerId)) return 'ownStep';
  if (name === 'out' && tappedAt && row.checkedInAt && tappedAt <= row.checkedInAt) return 'tapBeforeIn';
  const others = await otherCheckIns(act.sql, { ...shift, volunteerId: row.volunteerId });
  const facts = { ...shift, ...others, state: row.state, isLocked: row.isLocked };
  return judgeRollCall(name, facts, tappedAt ?? act.now);
}

/**
 * Records a step in the leader's name: row, event with its receipt, hours when the time is complete. The person must be
 * locked and the step judged; undefined when the row changed all the same.
 */
export async function recordLeaderStep(
  act: Act<TeamCaller>,
  reactions: AttendanceReactions,
  step: LeaderStep,
): Promise<{ participationId: number; receiptNo: string } | undefined> {
  const correction = await correctionOf(act, step);
  const done = correction === undefined ? step : { ...step, method: 'fixed' as const, reason: correction };
  const participationId = await writeRow(act, done);
  if (participationId === undefined) return undefined;
  const receiptNo = await appendEvent(act, act.caller.accountId, {
    participationId,
    kind: correction === undefined ? step.act : 'fix',
    method: done.method,
    reason: done.reason,
    tappedAt: step.tappedAt,
  });
  if (correction !== undefined) {
    const told = { ...step.shift, volunteerId: step.row.volunteerId };
    await notify(act, fixedNotice(told, { at: step.tappedAt ?? act.now, reason: correction }));
  }
  if (step.act === 'out') await reactions.onTimeComplete(act, participationId);
  return { participationId, receiptNo };
}

/**
 * Calling somebody out whose own check-out was taken back is no roll call but a fix (补签) with the reason of the undo: the
 * volunteer had said when they left.
 */
const correctionOf = async (act: Act<TeamCaller>, step: LeaderStep): Promise<string | undefined> =>
  step.act === 'out' && step.method === 'rollCall' && step.row.participationId !== null
    ? takenBackOut(act.sql, step.row.participationId)
    : undefined;

const states = { in: 'checkedIn', out: 'checkedOut', absent: 'absent', excused: 'excused' } as const;

/** Inserts or changes the row; undefined when someone else changed it meanwhile. */
async function writeRow(act: Act<TeamCaller>, step: LeaderStep): Promise<number | undefined> {
  const { shift, row, method, reason, tappedAt: at = act.now } = step;
  const status = states[step.act];
  if (row.participationId === null) {
    if (status === 'checkedOut') return undefined;
    return insertParticipation(
      act,
      {
        signUpId: row.signUpId,
        activityId: shift.activityId,
        shiftId: shift.shiftId,
        volunteerId: row.volunteerId,
        isWalkIn: row.isWalkIn,
      },
      { status, method, placeResult: 'notRequired', reason, at },
    );
  }
  const isDone =
    status === 'checkedOut'
      ? await changeParticipation(
          act,
          { id: row.participationId, from: ['checkedIn'] },
          {
            status,
            checkedOutAt: at,
            outMethod: method,
            ...(method === 'fixed' ? { fixReason: reason ?? null, volunteerConfirmedAt: null } : {}),
          },
        )
      : await changeParticipation(
          act,
          { id: row.participationId, from: ['absent', 'excused'] },
          status === 'checkedIn'
            ? { status, checkedInAt: at, inMethod: method, absentReason: null }
            : { status, absentReason: reason ?? null },
        );
  return isDone ? row.participationId : undefined;
}
