import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { leaderRefusals } from '../../contract/attendance.words.ts';
import type * as contract from '../../contract/volunteer-code.contract.ts';
import { findPortrait } from '../lead/board.queries.ts';
import type { AttendanceSetup } from '../reactions.ts';
import { wasShownTwice } from './device.queries.ts';
import { judgeScan, openCode, scannedPerson } from './open-code.ts';

/** Shows the leader who stands before them and what recording would do; a place that is gone is refused. Records nothing. */
export const readVolunteerCode: UseCase<typeof contract.readVolunteerCode, AttendanceSetup> = async (
  act,
  request,
  setup,
) => {
  const { shift, facts } = await openCode(act, setup, request);
  const person = await scannedPerson(act, shift, facts);
  if (!person) throw act.refuse('notConfirmed');
  const { row } = person;
  const refusal = await judgeScan(act, { ...person, shift, step: facts.step });
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
};
