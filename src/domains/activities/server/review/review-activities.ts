import type { ReasonOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../contract/activity-review.contract.ts';
import type { ActivitiesReactions } from '../reactions.ts';
import { decideActivity } from './decide-activity.ts';
import { decideChange } from './decide-change.ts';

export type Given = Pick<ActivitiesReactions, 'onShiftsMoved'>;
type Batch = RequestIn<typeof contract.reviewActivities>;

/** Decides several activities or changes of published ones; one that cannot be decided is listed with its sentence and does not stop the others. */
export const reviewActivities: UseCase<typeof contract.reviewActivities, Given> = async (
  act,
  batch,
  given,
) => {
  const outcome = await decideActivities(act, batch, given);
  await auditBatch(act, { targetType: 'activity', ...batch }, outcome);
  return outcome;
};

export const decideActivities = (
  act: Act<StaffCaller, ReasonOf<typeof contract.reviewActivities>>,
  { items, ...decision }: Batch,
  given: Given,
) =>
  decideEach(act, {
    items,
    idOf: ({ activityId }) => activityId,
    decide: (each, { changeId, ...item }) =>
      changeId === undefined
        ? decideActivity(each, item, decision)
        : decideChange(each, { ...item, changeId }, { ...decision, given }),
    operation: contract.reviewActivities,
  });
