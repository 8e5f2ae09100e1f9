import { notify } from '#domains/messages/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import { isOwnRecord } from '#domains/teams/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/assignments.contract.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { assignmentNotices } from './assignment-notices.ts';
import { isInsideAt } from './assignments.queries.ts';
import { judgeFix, visitMinutes } from './assignments.rules.ts';
import { changeAssignment, lockVisitsOf, moveAssignment } from './assignments.store.ts';
import { lockTeamPart } from './own-part.ts';

const jobIsOpen: readonly string[] = ['inProgress', 'submitted'];

/**
 * 补签: enters the times of a member who forgot them, within the agreed visit; the evidence is D from then on and the person is told.
 * Nobody enters their own. @throws Refusal by `fixMemberVisitRefusals`, NotFound
 */
export const fixMemberVisit: UseCase<typeof contract.fixMemberVisit, { needs: NeedWork }> = async (
  act,
  { assignmentId, reason, ...times },
  { needs },
) => {
  const { job, part } = await lockTeamPart(act, assignmentId, needs);
  if (isOwnRecord(act.caller, part.volunteerId)) throw act.refuse('ownRecord');
  const isOpen = part.status === 'accepted' || part.status === 'working';
  if (!isOpen || !jobIsOpen.includes(job.status)) throw act.refuse('notFixable');
  const inAt = new Date(times.inAt);
  const outAt = new Date(times.outAt);
  const { visitStart, visitEnd } = job;
  const visit = visitStart && visitEnd ? { visitStart, visitEnd } : undefined;
  const refusal = judgeFix({ inAt, outAt, visit }, act.now);
  if (refusal) throw act.refuse(refusal, { result: { field: 'outAt' } });
  await lockVisitsOf(act.sql, part.volunteerId);
  const about = { volunteerId: part.volunteerId, assignmentId, from: inAt, to: outAt };
  if (await isInsideAt(act.sql, about)) throw act.refuse('overlaps');
  const change = { inAt, outAt, minutes: visitMinutes({ inAt, outAt, visitStart }), fixReason: reason };
  if (part.status === 'accepted')
    await moveAssignment(act.sql, part, { to: 'working', by: 'team', now: act.now, change });
  else await changeAssignment(act.sql, part.id, { now: act.now, ...change });
  const [team] = await teamAccounts(act.sql, [act.caller.teamId]);
  await notify(
    act,
    assignmentNotices.fixed({
      accountId: part.volunteerId,
      assignmentId,
      job,
      team: team?.shortName ?? '队伍',
    }),
  );
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    reason,
    detail: { volunteerId: part.volunteerId, ...times },
  });
  return {};
};
