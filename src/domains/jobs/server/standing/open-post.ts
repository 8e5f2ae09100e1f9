import { dayMs } from '#platform/contract/durations.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/standing.contract.ts';
import { postLimits } from '../../contract/standing.words.ts';
import { insertJob } from '../jobs.store.ts';
import { newJob } from '../new-job.ts';
import { teamHome } from './team-home.queries.ts';
import { areSlotsFit } from './standing.rules.ts';
import { insertSlots } from './standing.store.ts';

/** Opens a post of the calling team, at its 所 or 站, for a year. @throws Refusal slotsWrong */
export const openPost: UseCase<typeof contract.openPost> = async (act, { slots, ...words }) => {
  if (!areSlotsFit(slots)) throw act.refuse('slotsWrong', { result: { field: 'slots' } });
  const { accountId, teamId } = act.caller;
  const home = await teamHome(act.sql, teamId);
  const job = await newJob(act, {
    ...words,
    ...home,
    kind: 'standing',
    status: 'open',
    teamId,
    planStart: act.now,
    planEnd: new Date(act.now.getTime() + postLimits.openDays * dayMs),
    peopleNeeded: Math.min(
      500,
      slots.reduce((sum, { places }) => sum + places, 0),
    ),
  });
  await insertJob(act.sql, job, { byKind: 'team', byId: accountId, reason: null });
  await insertSlots(
    act.sql,
    slots.map((slot) => ({ id: act.newId(), jobId: job.id, ...slot })),
  );
  await act.audit({ targetType: 'job', targetId: job.id, detail: { to: 'open', jobNo: job.jobNo } });
  return { jobId: job.id, jobNo: job.jobNo };
};
