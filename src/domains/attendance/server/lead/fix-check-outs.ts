import { lockVolunteers } from '#domains/signups/server/index.ts';
import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../contract/attendance.contract.ts';
import type { AttendanceReactions } from '../reactions.ts';
import { peopleOf } from './board.queries.ts';
import { setCheckOut } from './fix-check-out.ts';

/** Sets the forgotten sign-outs of several people with one time and one reason; who is refused does not stop the others. */
export const fixCheckOuts: UseCase<typeof contract.fixCheckOuts, AttendanceReactions> = async (
  act,
  { participationIds, checkedOutAt, reason },
  reactions,
) => {
  const ids = [...new Set(participationIds)].sort((a, b) => a - b);
  // People before rows, as everywhere, all of them in their order: two leaders then never wait for each other in a circle.
  const people = await peopleOf(act.sql, ids, act.caller.teamId);
  if (people.length > 0) await lockVolunteers(act.sql, people);
  const result = await decideEach(act, {
    items: ids,
    idOf: (id) => id,
    decide: (one, participationId) => setCheckOut(one, { participationId, checkedOutAt, reason }, reactions),
    operation: contract.fixCheckOut,
  });
  await auditBatch(act, { targetType: 'participation', verdict: 'fix', reason }, result);
  return result;
};
