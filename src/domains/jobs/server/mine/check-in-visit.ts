import type { NeedWork } from '#domains/needs/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { isInsideAt } from '../assign/assignments.queries.ts';
import { judgeCheckIn } from '../assign/assignments.rules.ts';
import { lockVisitsOf, moveAssignment } from '../assign/assignments.store.ts';
import { lockOwnPart, requireStanding } from './own-part.ts';
import { isRepeated, timeOfTap } from './tap-of-visit.ts';

/** Begins an agreed visit by the server's clock, as of its tap where that waited for a line; nobody is in two places at once. @throws Refusal by `checkInVisitRefusals`, NotFound */
export const checkInVisit: UseCase<typeof contract.checkInVisit, { needs: NeedWork }> = async (
  act,
  { assignmentId, tap },
  { needs },
) => {
  const own = await lockOwnPart(act, assignmentId, needs);
  const { part, job } = own;
  if (part.status === 'working' && isRepeated(tap, part.inAt, part)) return repeated(act, job.id, part.inAt);
  if (part.status !== 'accepted') throw act.refuse('notAccepted');
  const { visitStart, visitEnd } = job;
  if (job.status !== 'inProgress' || job.visitStatus !== 'agreed' || !visitStart || !visitEnd)
    throw act.refuse('visitNotAgreed');
  const { at, noted } = timeOfTap(act, tap);
  const refusal = judgeCheckIn({ visitStart, visitEnd }, at);
  if (refusal) throw act.refuse(refusal);
  await requireStanding(act, own);
  await lockVisitsOf(act.sql, part.volunteerId);
  // Who tapped earlier and went in elsewhere since was not in both places.
  const until = new Date(act.now.getTime() + 1);
  if (await isInsideAt(act.sql, { volunteerId: part.volunteerId, assignmentId, from: at, to: until }))
    throw act.refuse('insideElsewhere');
  const change = { inAt: at, ...noted };
  await moveAssignment(act.sql, part, { to: 'working', by: 'volunteer', now: act.now, change });
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    detail: { volunteerId: part.volunteerId, from: 'accepted', to: 'working', ...noted },
  });
  return { inAt: toInstant(at) };
};

/** The tap was recorded before, only its answer was lost. */
async function repeated(act: ActOf<typeof contract.checkInVisit>, jobId: number, inAt: Date) {
  await act.audit({ targetType: 'job', targetId: jobId, detail: { repeated: true } });
  return { inAt: toInstant(inAt) };
}
