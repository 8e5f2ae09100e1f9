import type { NeedWork } from '#domains/needs/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { lockOwnPart } from './own-part.ts';
import { sayNo } from './say-no.ts';

/** Says no to going, with a reason that the team alone reads; it harms nothing (条例 25). @throws Refusal by `declineAssignmentRefusals`, NotFound */
export const declineAssignment: UseCase<typeof contract.declineAssignment, { needs: NeedWork }> = async (
  act,
  { assignmentId, reason, note },
  { needs },
) => {
  const own = await lockOwnPart(act, assignmentId, needs);
  if (own.part.status !== 'offered') throw act.refuse('notOffered');
  if (reason === 'other' && note === '') throw act.refuse('noteMissing', { result: { field: 'note' } });
  await sayNo(act, own, { to: 'declined', reason, note });
  return {};
};
