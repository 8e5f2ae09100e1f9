import { notify } from '#domains/messages/server/index.ts';
import { readDueAfter } from '#domains/site/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { decidedAlready, overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/directives.contract.ts';
import { workClocks } from '../../contract/jobs.words.ts';
import { contestedJob } from '../contested.ts';
import { jobNotices } from '../job-notices.ts';
import { teamAccounts } from '../jobs.queries.ts';
import { type JobRow, moveJob } from '../jobs.store.ts';
import { lockJobInScope } from './own-part-of-city.ts';

/** Accepts the report of a 指令任务, or gives it back. @throws Refusal notSubmitted, ratedByRequester, reasonMissing, NotFound, VersionConflict */
export const verifyJob: UseCase<typeof contract.verifyJob> = async (
  act,
  { jobId, version, verdict, reason },
) => {
  const job = await lockJobInScope(act, jobId);
  if (job.needId !== null) throw act.refuse('ratedByRequester');
  if (job.status !== 'submitted') throw await decidedAlready(act, contestedJob(jobId), 'notSubmitted');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  if (verdict === 'return' && reason === '')
    throw act.refuse('reasonMissing', { result: { field: 'reason' } });
  if (verdict === 'approve') await close(act, job);
  else await giveBack(act, job, reason);
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    reason: reason || undefined,
    detail: { verdict, from: 'submitted', to: verdict === 'approve' ? 'done' : 'inProgress' },
  });
  return {};
};

type Deciding = Act<StaffCaller, never>;

async function close(act: Deciding, job: JobRow): Promise<void> {
  await moveJob(act.sql, job, { to: 'done', by: 'staff', byId: act.caller.accountId, now: act.now });
  for (const { accountId } of await teamOf(act, job))
    await notify(act, jobNotices.verified({ accountId, job }));
}

/** The team writes the report again, with as much time as at first. */
async function giveBack(act: Deciding, job: JobRow, why: string): Promise<void> {
  await moveJob(act.sql, job, {
    to: 'inProgress',
    by: 'staff',
    byId: act.caller.accountId,
    now: act.now,
    reason: 'returned',
    note: why,
    change: {
      resultCode: null,
      resultText: null,
      submittedAt: null,
      finishDueAt: await readDueAfter(act.sql, act.now, workClocks.finishWorkdays),
    },
  });
  for (const { accountId } of await teamOf(act, job))
    await notify(act, jobNotices.returned({ accountId, job, why, version: job.version }));
}

const teamOf = ({ sql }: Deciding, { teamId }: JobRow) => teamAccounts(sql, teamId === null ? [] : [teamId]);
