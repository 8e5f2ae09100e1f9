import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { contestedJob } from '../contested.ts';
import { lockJobInScope } from '../directive/own-part-of-city.ts';
import { moveJob } from '../jobs.store.ts';

/** Gives no more places; those given stay. @throws Refusal notOpen, NotFound, VersionConflict */
export const endMicro: UseCase<typeof contract.endMicro> = async (act, { jobId, version }) => {
  const job = await lockJobInScope(act, jobId);
  if (job.kind !== 'micro') throw new NotFound('没有找到这件随手志愿');
  if (job.status !== 'open') throw await decidedAlready(act, contestedJob(jobId), 'notOpen');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  await moveJob(act.sql, job, { to: 'ended', by: 'staff', byId: act.caller.accountId, now: act.now });
  await act.audit({ targetType: 'job', targetId: jobId, detail: { from: 'open', to: 'ended' } });
  return {};
};
