import type { NeedWork } from '#domains/needs/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/assignments.contract.ts';
import { endParts } from './end-assignments.ts';
import { lockTeamPart } from './own-part.ts';

/** Takes somebody off a job before their visit, with a sentence that they read; never while they are there. @throws Refusal notLive, inside, NotFound */
export const releaseMember: UseCase<typeof contract.releaseMember, { needs: NeedWork }> = async (
  act,
  { assignmentId, reason },
  { needs },
) => {
  const { job, part } = await lockTeamPart(act, assignmentId, needs);
  if (part.status === 'working') throw act.refuse(part.outAt ? 'notLive' : 'inside');
  if (part.status !== 'offered' && part.status !== 'accepted') throw act.refuse('notLive');
  await endParts(act, [{ part, job }], { by: 'team', reason: 'replaced', why: `队伍换了人：${reason}` });
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    reason,
    detail: { volunteerId: part.volunteerId, from: part.status, to: 'withdrawn' },
  });
  return {};
};
