import { notify } from '#domains/messages/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { findUnitInScope } from '../directive/directives.queries.ts';
import { insertJob } from '../jobs.store.ts';
import { newJob } from '../new-job.ts';
import { microNotices } from './micro-notices.ts';
import { findCarrier } from './micro.queries.ts';
import { judgeMicroEnd } from './micro.rules.ts';

/** Opens a 随手志愿 from now until its end. @throws Refusal by `issueMicroRefusals` */
export const issueMicro: UseCase<typeof contract.issueMicro> = async (act, { organisationId, ...words }) => {
  const planEnd = new Date(words.planEnd);
  const wrong = judgeMicroEnd(planEnd, act.now);
  if (wrong) throw act.refuse(wrong, { result: { field: 'planEnd' } });
  const unit = await findUnitInScope(act.sql, organisationId, act.caller.scope);
  if (!unit?.area) throw act.refuse('placeUnknown', { result: { field: 'organisationId' } });
  const team = await findCarrier(act.sql, unit.id, words.teamId);
  if (!team) throw act.refuse('teamUnknown', { result: { field: 'teamId' } });
  const { accountId } = act.caller;
  const job = await newJob(act, {
    ...words,
    kind: 'micro',
    status: 'open',
    planStart: act.now,
    planEnd,
    organisationId: unit.id,
    area: unit.area,
    issuerId: accountId,
  });
  await insertJob(act.sql, job, { byKind: 'staff', byId: accountId, reason: null });
  await notify(
    act,
    microNotices.carried({ ...team, jobId: job.id, title: job.title, minutes: words.pieceMinutes }),
  );
  await act.audit({ targetType: 'job', targetId: job.id, detail: { to: 'open', jobNo: job.jobNo } });
  return { jobId: job.id, jobNo: job.jobNo };
};
