import type { NeedWork } from '#domains/needs/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { isVisitOver, visitMinutes } from '../assign/assignments.rules.ts';
import { changeAssignment } from '../assign/assignments.store.ts';
import { lockOwnPart } from './own-part.ts';
import { isRepeated, timeOfTap } from './tap-of-visit.ts';

/** Ends the visit that one is on, whatever became of the team meanwhile; too late for it, the team enters the time. @throws Refusal by `checkOutVisitRefusals`, NotFound */
export const checkOutVisit: UseCase<typeof contract.checkOutVisit, { needs: NeedWork }> = async (
  act,
  { assignmentId, tap },
  { needs },
) => {
  const { part, job } = await lockOwnPart(act, assignmentId, needs);
  const isInside = part.status === 'working' && part.inAt !== null;
  if (isInside && isRepeated(tap, part.outAt, part)) {
    await act.audit({ targetType: 'job', targetId: job.id, detail: { repeated: true } });
    return { outAt: toInstant(part.outAt), minutes: part.minutes ?? 0 };
  }
  if (!isInside || !part.inAt || part.outAt) throw act.refuse('notInside');
  const { at, noted } = timeOfTap(act, tap);
  if (at < part.inAt) throw act.refuse('tapBeforeIn');
  if (job.visitEnd && isVisitOver({ visitEnd: job.visitEnd }, at)) throw act.refuse('tooLate');
  const minutes = visitMinutes({ inAt: part.inAt, outAt: at, visitStart: job.visitStart });
  await changeAssignment(act.sql, part.id, { now: act.now, outAt: at, minutes, ...noted });
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    detail: { volunteerId: part.volunteerId, minutes, ...noted },
  });
  return { outAt: toInstant(at), minutes };
};
