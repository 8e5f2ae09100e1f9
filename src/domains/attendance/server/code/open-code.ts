import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type * as contract from '../../contract/volunteer-code.contract.ts';
import type { AttendanceRefusal } from '../../contract/attendance.words.ts';
import { findTeamShift, type ShiftFacts } from '../attendance.queries.ts';
import { isRunning } from '../attendance.rules.ts';
import { boardRows, findTeamActivity } from '../lead/board.queries.ts';
import { judgeLeaderStep } from '../lead/leader-step.ts';
import type { AttendanceSetup } from '../reactions.ts';
import { type CodeFacts, type CodeStep, readCode } from './volunteer-code.rules.ts';

type ScanRequest = RequestIn<typeof contract.readVolunteerCode>;

/** What a code of each step has the leader record. */
export const leaderActs = { checkIn: 'in', checkOut: 'out' } as const satisfies Record<CodeStep, string>;

/**
 * What a scanned code is for: a step of a person on a shift of this activity. An activity of another team is not there; a
 * code for another activity is refused by name.
 */
export async function openCode(
  act: Act<TeamCaller, 'volunteerCodeWrong' | 'otherActivity'>,
  setup: AttendanceSetup,
  request: ScanRequest,
) {
  const activity = await findTeamActivity(act.sql, request.activityId, act.caller.teamId);
  if (!activity) throw new NotFound('没有这个活动');
  const facts = readCode(request.code, setup.codeSecret, act.now);
  if (!facts) throw act.refuse('volunteerCodeWrong');
  const shift = await findTeamShift(act.sql, facts.shiftId, act.caller.teamId);
  if (shift?.activityId !== activity.id) throw act.refuse('otherActivity');
  return { shift, facts };
}

/** The person of a code on the shift's board; undefined when the place is gone. */
export const scannedRow = async (act: Act<TeamCaller>, shift: ShiftFacts, { volunteerId }: CodeFacts) =>
  (await boardRows(act.sql, { activityId: shift.activityId, shiftId: shift.shiftId, volunteerId }))[0];

type Row = NonNullable<Awaited<ReturnType<typeof scannedRow>>>;

/** May the leader record the step of a scanned code now? Changes nothing. */
export async function judgeScan(
  act: Act<TeamCaller>,
  { shift, row, step }: { shift: ShiftFacts; row: Row; step: CodeStep },
): Promise<AttendanceRefusal | undefined> {
  if (shift.shiftStatus === 'cancelled') return 'shiftCancelled';
  if (!isRunning(shift.activityStatus)) return 'activityNotRunning';
  return judgeLeaderStep(act, { shift, row, act: leaderActs[step] });
}
