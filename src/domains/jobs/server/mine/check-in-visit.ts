import type { NeedWork } from '#domains/needs/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { isInsideAt } from '../assign/assignments.queries.ts';
import { judgeCheckIn } from '../assign/assignments.rules.ts';
import { lockVisitsOf, moveAssignment } from '../assign/assignments.store.ts';
import { lockOwnPart, requireStanding } from './own-part.ts';

/** Begins an agreed visit by the server's clock; nobody is in two places at once. @throws Refusal by `checkInVisitRefusals`, NotFound */
export const checkInVisit: UseCase<typeof contract.checkInVisit, { needs: NeedWork }> = async (
  act,
  { assignmentId },
  { needs },
) => {
  const own = await lockOwnPart(act, assignmentId, needs);
  const { part, job } = own;
  if (part.status !== 'accepted') throw act.refuse('notAccepted');
  const { visitStart, visitEnd } = job;
  if (job.status !== 'inProgress' || job.visitStatus !== 'agreed' || !visitStart || !visitEnd)
    throw act.refuse('visitNotAgreed');
  const refusal = judgeCheckIn({ visitStart, visitEnd }, act.now);
  if (refusal) throw act.refuse(refusal);
  await requireStanding(act, own);
  await lockVisitsOf(act.sql, part.volunteerId);
  const { now } = act;
  const about = { volunteerId: part.volunteerId, assignmentId, from: now, to: new Date(now.getTime() + 1) };
  if (await isInsideAt(act.sql, about)) throw act.refuse('insideElsewhere');
  await moveAssignment(act.sql, part, { to: 'working', by: 'volunteer', now, change: { inAt: now } });
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    detail: { volunteerId: part.volunteerId, from: 'accepted', to: 'working' },
  });
  return { inAt: toInstant(now) };
};
