import { storeDraft } from '#domains/activities/server/index.ts';
import { type NeedWork, placeNameOf } from '#domains/needs/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { contestedJob } from '../contested.ts';
import { changeJob } from '../jobs.store.ts';
import { lockOwnJob } from '../team/own-job.ts';
import { findJob } from '../team/team-jobs.queries.ts';
import { activityDraftOf } from './activity-draft.rules.ts';
import { activityOfJob, isLive } from './job-activity.queries.ts';

const workable: readonly string[] = ['accepted', 'assigning', 'inProgress'];

/**
 * Turns a job into the draft of an activity, which goes the usual way; nothing private is in it. One that was called off or
 * settled may be followed by another. @throws Refusal notWorking, alreadyActivity, NotFound, VersionConflict
 */
export const makeJobActivity: UseCase<typeof contract.makeJobActivity, { needs: NeedWork }> = async (
  act,
  { jobId, version },
  { needs },
) => {
  const { job } = await lockOwnJob(act, jobId, needs);
  if (!workable.includes(job.status) || job.kind === 'standing') throw act.refuse('notWorking');
  const before = await activityOfJob(act.sql, job.activityId);
  if (before && isLive(before)) throw act.refuse('alreadyActivity');
  if (job.version !== version) throw await overtaken(act, contestedJob(jobId));
  const row = await findJob(act.sql, jobId);
  if (!row) throw new NotFound('没有找到这件任务');
  const placeName = placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName });
  const draft = activityDraftOf({ ...job, placeName }, act.now);
  const { activityId } = await storeDraft(act, draft, act.caller.teamId);
  await changeJob(act.sql, jobId, { now: act.now, activityId, activityToldAt: null });
  await act.audit({ targetType: 'job', targetId: jobId, detail: { activityId, jobNo: job.jobNo } });
  return { jobId, activityId };
};
