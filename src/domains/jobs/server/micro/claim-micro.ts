import { startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { microStopLabels } from '../../contract/micro.words.ts';
import { lockVisitsOf } from '../assign/assignments.store.ts';
import { lockJob } from '../jobs.store.ts';
import { countMicroPlaces, microFacts } from './micro.queries.ts';
import { judgeMicroClaim, microReportDue } from './micro.rules.ts';
import { insertMicroPart } from './micro.store.ts';

/** Takes a place while there is one; the task is locked, so that the last place goes to one. @throws Refusal by `claimMicroRefusals`, NotFound */
export const claimMicro: UseCase<typeof contract.claimMicro> = async (act, { jobId }) => {
  const { volunteerId } = act.caller;
  const job = await lockJob(act.sql, jobId);
  if (job?.kind !== 'micro') throw new NotFound('没有找到这件随手志愿');
  if (job.status !== 'open' || job.planEnd <= act.now) throw act.refuse('closed');
  await lockVisitsOf(act.sql, volunteerId);
  const person = await microFacts(act.sql, { volunteerId, jobId, from: startOfDay(toDay(act.now)) });
  if (!person.isCarried) throw act.refuse('closed');
  const stop = judgeMicroClaim(person, act.now);
  if (stop) throw act.refuse('notEligible', { msg: microStopLabels[stop] });
  if ((await countMicroPlaces(act.sql, jobId)) >= job.peopleNeeded) throw act.refuse('full');
  const partId = act.newId();
  const reportDueAt = microReportDue(job.planEnd, act.now);
  await insertMicroPart(act.sql, {
    id: partId,
    jobId,
    volunteerId,
    status: 'accepted',
    claimedAt: act.now,
    reportDueAt,
    reportText: null,
    photoConsent: null,
    doneAt: null,
    reportedAt: null,
    decidedBy: null,
    decidedAt: null,
    endedAt: null,
    createdAt: act.now,
    updatedAt: act.now,
  });
  await act.audit({ targetType: 'job', targetId: jobId, detail: { volunteerId, to: 'accepted' } });
  return { partId, reportDueAt: toInstant(reportDueAt) };
};
