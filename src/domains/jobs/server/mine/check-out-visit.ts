import type { NeedWork } from '#domains/needs/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { isVisitOver, visitMinutes } from '../assign/assignments.rules.ts';
import { changeAssignment } from '../assign/assignments.store.ts';
import { lockOwnPart } from './own-part.ts';

/** Ends the visit that one is on, whatever became of the team meanwhile; too late for it, the team enters the time. @throws Refusal by `checkOutVisitRefusals`, NotFound */
export const checkOutVisit: UseCase<typeof contract.checkOutVisit, { needs: NeedWork }> = async (
  act,
  { assignmentId },
  { needs },
) => {
  const { part, job } = await lockOwnPart(act, assignmentId, needs);
  const { now } = act;
  if (part.status !== 'working' || !part.inAt || part.outAt) throw act.refuse('notInside');
  if (job.visitEnd && isVisitOver({ visitEnd: job.visitEnd }, now)) throw act.refuse('tooLate');
  const minutes = visitMinutes({ inAt: part.inAt, outAt: now, visitStart: job.visitStart });
  await changeAssignment(act.sql, part.id, { now, outAt: now, minutes });
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    detail: { volunteerId: part.volunteerId, minutes },
  });
  return { outAt: toInstant(now), minutes };
};
