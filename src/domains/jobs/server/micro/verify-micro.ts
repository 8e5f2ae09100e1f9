import { notify } from '#domains/messages/server/index.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import { NotFound, VersionConflict } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { jobInScope } from '../directive/own-part-of-city.ts';
import { insertVisitOf } from './insert-visit-of.ts';
import { microNotices } from './micro-notices.ts';
import { findMicroPart } from './micro.queries.ts';
import { microReportDue } from './micro.rules.ts';
import { lockMicroPart, moveMicroPart } from './micro.store.ts';

/** Accepts photos, or sends them back with a sentence and time to send others. @throws Refusal by `verifyMicroRefusals`, NotFound, VersionConflict */
export const verifyMicro: UseCase<typeof contract.verifyMicro> = async (
  act,
  { partId, version, verdict, reason },
) => {
  const told = await findMicroPart(act.sql, partId);
  if (!told) throw new NotFound('没有找到这份照片');
  await jobInScope(act, told.jobId);
  const part = await lockMicroPart(act.sql, partId);
  const personBy = await personsOf(act.sql, [act.caller.accountId, told.accountId]);
  if (isSamePerson(personBy(act.caller.accountId), personBy(told.accountId))) throw act.refuse('samePerson');
  if (part?.status !== 'reported') throw act.refuse('notReported');
  if (part.version !== version) throw new VersionConflict();
  if (verdict === 'return' && reason === '')
    throw act.refuse('reasonMissing', { result: { field: 'reason' } });
  const to = verdict === 'approve' ? 'verified' : 'accepted';
  await moveMicroPart(act.sql, part, {
    to,
    by: 'staff',
    now: act.now,
    change: {
      said: reason,
      decidedBy: act.caller.accountId,
      decidedAt: act.now,
      ...(to === 'accepted' && { reportDueAt: microReportDue(told.planEnd, act.now) }),
    },
  });
  if (to === 'verified') await insertVisitOf(act, part, told.pieceMinutes ?? 0);
  await notify(act, microNotices[verdict]({ ...told, partId, why: reason, version }));
  await act.audit({
    targetType: 'job',
    targetId: told.jobId,
    reason: reason || undefined,
    detail: { volunteerId: part.volunteerId, verdict, from: 'reported', to },
  });
  return {};
};
