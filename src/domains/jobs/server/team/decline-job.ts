import type { NeedWork } from '#domains/needs/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { tellIssuer } from '../directive/tell-issuer.ts';
import { afterNo } from '../end-jobs.ts';
import { moveJob } from '../jobs.store.ts';
import { requireIssued } from './accept-job.ts';
import { lockOwnJob } from './own-job.ts';
import { saidOf } from './said-of.ts';

/** Says no with a reason, which only staff read; once nobody is asked any more the need is back at the desk. @throws Refusal by `answerJobRefusals` */
export const declineJob: UseCase<typeof contract.declineJob, { needs: NeedWork }> = async (
  act,
  { jobId, version, reason, note },
  { needs },
) => {
  const { job, need } = await lockOwnJob(act, jobId, needs);
  await requireIssued(act, job, version);
  if (reason === 'other' && note === '') throw act.refuse('noteMissing', { result: { field: 'note' } });
  await moveJob(act.sql, job, {
    to: 'declined',
    by: 'team',
    byId: act.caller.accountId,
    now: act.now,
    reason,
    note,
    change: { answeredAt: act.now },
  });
  if (need)
    await afterNo(act, needs, {
      need,
      by: 'team',
      why: '派去的队伍都婉拒了，请再派给别的队伍，或者放入抢单池。',
    });
  else await tellIssuer(act, job, { deed: '婉拒了', why: saidOf(reason, note) });
  await act.audit({
    targetType: 'job',
    targetId: jobId,
    reason: saidOf(reason, note),
    detail: { from: 'issued', to: 'declined' },
  });
  return {};
};
