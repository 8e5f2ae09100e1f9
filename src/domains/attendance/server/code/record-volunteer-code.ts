import { lockShifts, lockVolunteers } from '#domains/signups/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/volunteer-code.contract.ts';
import { recordLeaderStep } from '../lead/leader-step.ts';
import type { AttendanceSetup } from '../reactions.ts';
import { wasShownTwice } from './device.queries.ts';
import { leaderActs, judgeScan, openCode, scannedPerson } from './open-code.ts';

/**
 * Records the step of a scanned code by the leader. The person is locked first, so that two leaders who scan at once
 * record one step and the second hears that it is done.
 */
export const recordVolunteerCode: UseCase<typeof contract.recordVolunteerCode, AttendanceSetup> = async (
  act,
  request,
  setup,
) => {
  const { shift, facts } = await openCode(act, setup, request);
  const { step, volunteerId } = facts;
  await lockVolunteers(act.sql, [volunteerId]);
  const person = await scannedPerson(act, shift, facts);
  if (!person) throw act.refuse('notConfirmed');
  const { row } = person;
  if (person.joins) await lockShifts(act.sql, [shift.shiftId]);
  const refusal = await judgeScan(act, { ...person, shift, step });
  if (refusal) throw act.refuse(refusal);
  const recorded = await recordLeaderStep(act, setup, {
    shift,
    row,
    act: leaderActs[step],
    method: 'volunteerCode',
  });
  if (!recorded) throw act.refuse('wrongState');
  const { participationId, receiptNo } = recorded;
  await act.audit({
    targetType: 'participation',
    targetId: participationId,
    detail: {
      method: 'volunteerCode',
      step,
      ...(person.joins && { walkIn: true }),
      ...((await wasShownTwice(act.sql, volunteerId, act.now)) && { isSecondDevice: true }),
    },
  });
  const state = step === 'checkIn' ? ('checkedIn' as const) : ('checkedOut' as const);
  return { participationId, name: row.name, state, at: toInstant(act.now), receiptNo };
};
