import { lockVolunteers } from '#domains/signups/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { type AttendanceRefusal, leaderRefusals } from '../../contract/attendance.words.ts';
import { findTeamShift, type ShiftFacts } from '../attendance.queries.ts';
import { isRunning } from '../attendance.rules.ts';
import { boardRows, findPortrait, findTeamActivity } from '../board.queries.ts';
import { wasShownTwice } from './device.queries.ts';
import { judgeLeaderStep, recordLeaderStep } from '../leader-step.ts';
import type { AttendanceSetup } from '../reactions.ts';
import { type CodeFacts, type CodeStep, readCode } from './volunteer-code.rules.ts';

type ScanRequest = { activityId: number; code: string };
const acts = { checkIn: 'in', checkOut: 'out' } as const satisfies Record<CodeStep, string>;

/**
 * What a scanned code is for: a step of a person on a shift of this activity. An activity of another team is not there; a
 * code for another activity is refused by name.
 */
async function openCode(act: Act<TeamCaller>, setup: AttendanceSetup, request: ScanRequest) {
  const activity = await findTeamActivity(act.sql, request.activityId, act.caller.teamId);
  if (!activity) throw new NotFound('没有这个活动');
  const facts = readCode(request.code, setup.codeSecret, act.now);
  if (!facts) throw new Refusal('volunteerCodeWrong');
  const shift = await findTeamShift(act.sql, facts.shiftId, act.caller.teamId);
  if (shift?.activityId !== activity.id) throw new Refusal('otherActivity');
  return { shift, facts };
}

const rowOf = async (act: Act<TeamCaller>, shift: ShiftFacts, { volunteerId }: CodeFacts) =>
  (await boardRows(act.sql, { activityId: shift.activityId, shiftId: shift.shiftId, volunteerId }))[0];
type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

async function judge(
  act: Act<TeamCaller>,
  { shift, row, step }: { shift: ShiftFacts; row: Row; step: CodeStep },
): Promise<AttendanceRefusal | undefined> {
  if (shift.shiftStatus === 'cancelled') return 'shiftCancelled';
  if (!isRunning(shift.activityStatus)) return 'activityNotRunning';
  return judgeLeaderStep(act, { shift, row, act: acts[step] });
}

/** Shows the leader who stands before them and what recording would do; a place that is gone is refused. Records nothing. */
export async function readVolunteerCode(act: Act<TeamCaller>, setup: AttendanceSetup, request: ScanRequest) {
  const { shift, facts } = await openCode(act, setup, request);
  const row = await rowOf(act, shift, facts);
  if (!row) throw new Refusal('notConfirmed');
  const refusal = await judge(act, { shift, row, step: facts.step });
  return {
    shiftId: shift.shiftId,
    postName: shift.postName,
    startsAt: toInstant(shift.startsAt),
    endsAt: toInstant(shift.endsAt),
    volunteerId: row.volunteerId,
    volunteerNo: row.volunteerNo,
    name: row.name,
    mobileMasked: row.mobileMasked,
    gender: row.gender,
    iconUrl: await findPortrait(act.sql, row.volunteerId),
    isWalkIn: row.isWalkIn,
    checkedInAt: toInstantOrNull(row.checkedInAt),
    step: facts.step,
    isSecondDevice: await wasShownTwice(act.sql, row.volunteerId, act.now),
    refused: refusal ? { reason: refusal, msg: leaderRefusals[refusal] } : null,
  };
}

/**
 * Records the step of a scanned code by the leader. The person is locked first, so that two leaders who scan at once
 * record one step and the second hears that it is done.
 */
export async function recordVolunteerCode(
  act: Act<TeamCaller>,
  setup: AttendanceSetup,
  request: ScanRequest,
) {
  const { shift, facts } = await openCode(act, setup, request);
  const { step, volunteerId } = facts;
  await lockVolunteers(act.sql, [volunteerId]);
  const row = await rowOf(act, shift, facts);
  if (!row) throw new Refusal('notConfirmed');
  const refusal = await judge(act, { shift, row, step });
  if (refusal) throw new Refusal(refusal);
  const recorded = await recordLeaderStep(act, setup, {
    shift,
    row,
    act: acts[step],
    method: 'volunteerCode',
  });
  if (!recorded) throw new Refusal('wrongState');
  const { participationId, receiptNo } = recorded;
  await act.audit({
    targetType: 'participation',
    targetId: participationId,
    detail: {
      method: 'volunteerCode',
      step,
      ...((await wasShownTwice(act.sql, volunteerId, act.now)) && { isSecondDevice: true }),
    },
  });
  const state = step === 'checkIn' ? ('checkedIn' as const) : ('checkedOut' as const);
  return { participationId, name: row.name, state, at: toInstant(act.now), receiptNo };
}
