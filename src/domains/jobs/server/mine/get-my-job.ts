import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { promisesOf } from '../assign/assignments.queries.ts';
import { myJobView } from './my-job.views.ts';
import { findAssignment } from './my-jobs.queries.ts';

/** One part in a job of the caller. @throws NotFound for everybody else's */
export const getMyJob: UseCase<typeof contract.getMyJob> = async ({ sql, caller }, { id }) => {
  const row = await findAssignment(sql, id);
  if (!row || row.volunteerId !== caller.volunteerId) throw new NotFound('没有找到这件任务');
  const isOpen = row.status === 'offered' || row.status === 'accepted';
  const [clash] = isOpen
    ? await promisesOf(sql, {
        volunteerIds: [caller.volunteerId],
        jobId: row.jobId,
        from: row.visitStart ?? row.planStart,
        to: row.visitEnd ?? row.planEnd,
      })
    : [];
  return myJobView(row, clash);
};
