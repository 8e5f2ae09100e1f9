import type { ReasonOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../contract/activity-review.contract.ts';
import { decideActivity } from './decide-activity.ts';

type Batch = RequestIn<typeof contract.reviewActivities>;

/** Decides several; one that cannot be decided is listed with its sentence and does not stop the others. */
export const reviewActivities: UseCase<typeof contract.reviewActivities> = async (act, batch) => {
  const outcome = await decideActivities(act, batch);
  await auditBatch(act, { targetType: 'activity', ...batch }, outcome);
  return outcome;
};

export const decideActivities = (
  act: Act<StaffCaller, ReasonOf<typeof contract.reviewActivities>>,
  { items, ...decision }: Batch,
) =>
  decideEach(act, {
    items,
    idOf: ({ activityId }) => activityId,
    decide: (each, item) => decideActivity(each, item, decision),
    operation: contract.reviewActivities,
  });
