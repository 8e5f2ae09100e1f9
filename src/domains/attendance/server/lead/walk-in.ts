import { lockShifts } from '#domains/signups/server/index.ts';
import { ageOn, isMinor, isStopped, type volunteerById } from '#domains/volunteers/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { AttendanceRefusal } from '../../contract/attendance.words.ts';
import type { ShiftFacts } from '../attendance.queries.ts';
import { judgeWalkIn } from '../attendance.rules.ts';
import { countOnShift } from './board.queries.ts';

type WalkIn = {
  shift: ShiftFacts;
  person: NonNullable<Awaited<ReturnType<typeof volunteerById>>>;
  hasPlace?: boolean;
};

/** Why this person may not join the shift on the spot, by a code or on the leader's word; changes nothing. */
export async function walkInRefusal(
  act: Act<TeamCaller>,
  { shift, person, hasPlace = false }: WalkIn,
): Promise<AttendanceRefusal | undefined> {
  return judgeWalkIn({
    ...shift,
    hasPlace,
    peopleCount: await countOnShift(act.sql, shift),
    isStopped: isStopped(person, act.now),
    isMinor: isMinor(ageOn(person.birthOn, toDay(shift.startsAt))),
  });
}

/** The same before it is written: the shift is locked, so that two leaders never fill the last room twice. @throws Refusal */
export async function refuseWalkIn(act: Act<TeamCaller, AttendanceRefusal>, walkIn: WalkIn): Promise<void> {
  await lockShifts(act.sql, [walkIn.shift.shiftId]);
  const refusal = await walkInRefusal(act, walkIn);
  if (refusal) throw act.refuse(refusal);
}
