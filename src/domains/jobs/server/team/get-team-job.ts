import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { activityOfJob } from '../activity/job-activity.queries.ts';
import { stepsOfJob } from '../jobs.queries.ts';
import { teamJobView } from './team-job.views.ts';
import { countOthersAsked, findJob, teamPlace } from './team-jobs.queries.ts';

/** One job of the calling team. @throws NotFound for everybody else's */
export const getTeamJob: UseCase<typeof contract.getTeamJob> = async ({ sql, caller }, { id }) => {
  const row = await findJob(sql, id);
  if (!row || row.teamId !== caller.teamId) throw new NotFound('没有找到这件任务');
  return teamJobView({
    row,
    home: await teamPlace(sql, caller.teamId),
    steps: await stepsOfJob(sql, id),
    activity: await activityOfJob(sql, row.activityId),
    otherCount: await countOthersAsked(sql, row),
  });
};
