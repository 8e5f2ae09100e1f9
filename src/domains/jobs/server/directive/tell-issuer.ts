import { notify } from '#domains/messages/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { jobNotices } from '../job-notices.ts';
import { teamAccounts } from '../jobs.queries.ts';
import type { JobRow } from '../jobs.store.ts';

/** Whoever gave out a 指令任务 learns what its team said. */
export async function tellIssuer(
  act: Act<Caller, never>,
  job: JobRow,
  said: { deed: string; why?: string },
): Promise<void> {
  if (job.issuerId === null || job.teamId === null) return;
  const [team] = await teamAccounts(act.sql, [job.teamId]);
  await notify(
    act,
    jobNotices.answered({ ...said, accountId: job.issuerId, job, team: team?.shortName ?? '', at: act.now }),
  );
}
