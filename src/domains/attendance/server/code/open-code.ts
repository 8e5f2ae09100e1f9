import { volunteerById } from '#domains/volunteers/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type * as contract from '../../contract/volunteer-code.contract.ts';
import type { AttendanceRefusal } from '../../contract/attendance.words.ts';
import { findTeamShift, type ShiftFacts } from '../attendance.queries.ts';
import { isRunning } from '../attendance.rules.ts';
import { type BoardRow, boardRows, findTeamActivity } from '../lead/board.queries.ts';
import { judgeLeaderStep } from '../lead/leader-step.ts';
import { walkInRefusal } from '../lead/walk-in.ts';
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
  const activity = await findTeamActivity(act.sql, request.activityId, act.caller);
  if (!activity) throw new NotFound('没有这个活动');
  const facts = readCode(request.code, setup.codeSecret, act.now);
  if (!facts) throw act.refuse('volunteerCodeWrong');
  const shift = await findTeamShift(act.sql, facts.shiftId, act.caller);
  if (shift?.activityId !== activity.id) throw act.refuse('otherActivity');
  return { shift, facts };
}

export type ScannedPerson = { row: BoardRow; joins?: NonNullable<Awaited<ReturnType<typeof volunteerById>>> };

/**
 * The person of a code on the shift's board. Who has no place and shows the code of the way in `joins` on the spot (现场加入):
 * the code is their own word, so they are asked nothing more. Undefined when there is nobody to record.
 */
export async function scannedPerson(
  act: Act<TeamCaller>,
  shift: ShiftFacts,
  { volunteerId, step }: CodeFacts,
): Promise<ScannedPerson | undefined> {
  const { activityId, shiftId } = shift;
  const [row] = await boardRows(act.sql, { activityId, shiftId, volunteerId });
  if (row) return { row };
  const joins = step === 'checkIn' ? await volunteerById(act.sql, volunteerId) : undefined;
  if (!joins) return undefined;
  const { volunteerNo, name, gender, mobileMasked } = joins;
  const person = { shiftId, volunteerId, volunteerNo, name, gender, mobileMasked: mobileMasked ?? '' };
  return { row: { ...nothingRecorded, ...person, isWalkIn: true }, joins };
}

const nothingRecorded = {
  companionCount: 0,
  participationId: null,
  signUpId: null,
  state: 'expected',
  checkedInAt: null,
  inArrivedAt: null,
  outArrivedAt: null,
  checkedOutAt: null,
  inMethod: null,
  outMethod: null,
  placeResult: 'unknown',
  distanceM: null,
  fixReason: null,
  absentReason: null,
  volunteerConfirmedAt: null,
  isLocked: false,
} as const;

type Scan = ScannedPerson & { shift: ShiftFacts; step: CodeStep };

/** May the leader record the step of a scanned code now? Changes nothing. */
export async function judgeScan(
  act: Act<TeamCaller>,
  { shift, row, joins, step }: Scan,
): Promise<AttendanceRefusal | undefined> {
  if (shift.shiftStatus === 'cancelled') return 'shiftCancelled';
  if (!isRunning(shift.activityStatus)) return 'activityNotRunning';
  const refusal = await judgeLeaderStep(act, { shift, row, act: leaderActs[step] });
  return refusal ?? (joins && walkInRefusal(act, { shift, person: joins }));
}
