import { inSavepoint } from '#database/transaction.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { tapMadeAt, tappedAt } from '#platform/contract/taps/tap-times.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/attendance.contract.ts';
import { type AttendanceRefusal, leaderRefusals } from '../../contract/attendance.words.ts';
import { findTeamShift, isMakeup, type ShiftFacts } from '../attendance.queries.ts';
import { isRunning, type RollCallAct } from '../attendance.rules.ts';
import type { AttendanceReactions } from '../reactions.ts';
import { boardRows } from './board.queries.ts';
import { insertTap, type RollCallAnswer, type Tap } from './taps.store.ts';
import { answerOfTap } from './taps.queries.ts';
import { judgeLeaderStep, recordLeaderStep } from './leader-step.ts';

type RollCallRequest = {
  shiftId: number;
  volunteerIds: number[];
  act: RollCallAct;
  reason?: string | undefined;
};

type Row = Awaited<ReturnType<typeof boardRows>>[number];

/** Records the leader's roll call for several people; each gets an own verdict and one refusal loses nobody else's. */
export const rollCall: UseCase<typeof contract.rollCall, AttendanceReactions> = async (
  act,
  request,
  reactions,
) => {
  const shift = await findTeamShift(act.sql, request.shiftId, act.caller);
  if (!shift) throw new NotFound('没有这一场');
  if (!isRunning(shift.activityStatus)) throw act.refuse('activityNotRunning');
  if (shift.shiftStatus === 'cancelled') throw act.refuse('shiftCancelled');
  if (await isMakeup(act.sql, shift.activityId))
    throw act.refuse('activityNotRunning', { msg: '这是补录的活动，没有签到和点名；谁到了场以补录名单为准' });
  const volunteerIds = [...new Set(request.volunteerIds)].sort((a, b) => a - b);
  // People before rows, as everywhere; in id order, so that two leaders who call the roll at once do not wait in a circle.
  await lockVolunteers(act.sql, volunteerIds);
  // A tap sent again waits for the first here, and then finds its answer.
  const answered = request.tap && (await answerOfTap(act.sql, act.caller.accountId, request.tap.id));
  if (answered) return repeated(act, shift, answered);
  const at = tappedAt(request.tap && tapMadeAt(request.tap, act.now), act.now);
  if (at === 'tapTooOld') throw act.refuse(at);
  const rows = new Map((await boardRows(act.sql, shift)).map((row) => [row.volunteerId, row]));
  const refused: { volunteerId: number; reason: AttendanceRefusal; msg: string }[] = [];
  let doneCount = 0;
  for (const volunteerId of volunteerIds) {
    const reason = await judgeAndRecord(act, {
      shift,
      row: rows.get(volunteerId),
      request,
      reactions,
      tappedAt: at,
    });
    if (reason) refused.push({ volunteerId, reason, msg: leaderRefusals[reason] });
    else doneCount += 1;
  }
  await act.audit({
    targetType: 'shift',
    targetId: shift.shiftId,
    reason: request.reason,
    detail: {
      act: request.act,
      ...(at && { tappedAt: toInstant(at) }),
      doneCount,
      refusedCount: refused.length,
      done: volunteerIds
        .filter((id) => !refused.some(({ volunteerId }) => volunteerId === id))
        .map(personOf(rows)),
      refused: refused.map(({ volunteerId, reason }) => ({ ...personOf(rows)(volunteerId), reason })),
    },
  });
  const answer = { doneCount, refused };
  if (request.tap) await keepTap(act, request.tap, answer);
  return answer;
};

/** The tap was recorded before, only its answer was lost. */
async function repeated(
  act: Act<TeamCaller>,
  { shiftId }: ShiftFacts,
  answer: RollCallAnswer,
): Promise<RollCallAnswer> {
  await act.audit({ targetType: 'shift', targetId: shiftId, detail: { repeated: true } });
  return answer;
}

const keepTap = (act: Act<TeamCaller>, { id: tapId }: Tap, answer: RollCallAnswer): Promise<void> =>
  insertTap(act, { accountId: act.caller.accountId, tapId, answer });

/** Who is meant, as the audit line names them. */
const personOf = (rows: ReadonlyMap<number, Row>) => (volunteerId: number) => ({
  volunteerId,
  name: rows.get(volunteerId)?.name ?? '',
});

type One = {
  shift: ShiftFacts;
  row: Row | undefined;
  request: RollCallRequest;
  reactions: AttendanceReactions;
  tappedAt: Date | undefined;
};

/** One person's step, undone alone when it is refused on the way (their hours clash with another record). */
async function judgeAndRecord(act: Act<TeamCaller>, one: One): Promise<AttendanceRefusal | undefined> {
  try {
    return await inSavepoint(act.sql, () => recordOne(act, one));
  } catch (error) {
    if (error instanceof Refusal && error.reason in leaderRefusals) return error.reason as AttendanceRefusal;
    throw error;
  }
}

async function recordOne(act: Act<TeamCaller>, one: One): Promise<AttendanceRefusal | undefined> {
  const { shift, row, request, reactions, tappedAt: at } = one;
  if (!row) return 'notConfirmed';
  const refusal = await judgeLeaderStep(act, { shift, row, act: request.act, tappedAt: at });
  if (refusal) return refusal;
  const { act: name, reason } = request;
  const step = { shift, row, act: name, method: 'rollCall', reason, tappedAt: at } as const;
  return (await recordLeaderStep(act, reactions, step)) ? undefined : 'wrongState';
}
