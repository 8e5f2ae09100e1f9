import type { NeedWork } from '#domains/needs/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { lockOwnPart } from './own-part.ts';
import { sayNo } from './say-no.ts';

/** Gives a promised visit back before it begins, with a reason and a sentence; the team looks for somebody else. @throws Refusal notAccepted, NotFound */
export const handBackAssignment: UseCase<typeof contract.handBackAssignment, { needs: NeedWork }> = async (
  act,
  { assignmentId, reason, note },
  { needs },
) => {
  const own = await lockOwnPart(act, assignmentId, needs);
  if (own.part.status !== 'accepted') throw act.refuse('notAccepted');
  await sayNo(act, own, { to: 'handedBack', reason, note });
  return {};
};
