import { Failure } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { refusalLabels } from '../../contract/activities.words.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { decideActivity } from './decide-activity.ts';

/** Decides several; one that cannot be decided is listed with its sentence and does not stop the others. */
export const reviewActivities: UseCase<typeof contract.reviewActivities> = async (
  act,
  { items, ...decision },
) => {
  const done: number[] = [];
  const failed: { activityId: number; msg: string }[] = [];
  for (const item of items) {
    try {
      await decideActivity(act, item, decision);
      done.push(item.activityId);
    } catch (error) {
      // Refused before anything was written; anything else is a fault and undoes the batch.
      if (!(error instanceof Failure)) throw error;
      failed.push({ activityId: item.activityId, msg: sentenceOf(error) });
    }
  }
  await act.audit({
    targetType: 'activity',
    targetId: null,
    detail: { verdict: decision.verdict, doneCount: done.length, failedCount: failed.length },
  });
  return { done, failed };
};

const sentenceOf = (failure: Failure): string =>
  failure.message || (refusalLabels as Record<string, string>)[failure.reason ?? ''] || '没有成功';
