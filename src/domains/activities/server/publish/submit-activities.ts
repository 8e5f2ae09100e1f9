import { auditBatch, decideEach } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../contract/team-activities.contract.ts';
import type { Target } from '../activity-guards.ts';
import { submit, type Submitting } from './submit-activity.ts';

/** Submits several drafts; one that is refused is listed with its sentence and does not stop the others. */
export const submitActivities: UseCase<typeof contract.submitActivities> = async (act, { items }) => {
  const outcome = await submitEach(act, items);
  await auditBatch(act, { targetType: 'activity', verdict: 'submit' }, outcome);
  return outcome;
};

export const submitEach = (act: Submitting, items: readonly Target[]) =>
  decideEach(act, {
    items,
    idOf: ({ activityId }) => activityId,
    decide: submit,
    operation: contract.submitActivity,
  });
