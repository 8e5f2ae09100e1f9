import { rehearse } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { decideActivities, type Given } from './review-activities.ts';

/** Tells what `reviewActivities` would do, and changes nothing. */
export const previewActivities: UseCase<typeof contract.previewActivities, Given> = (act, batch, given) =>
  // The reason is asked for in the dialog that shows this.
  rehearse(act, (tried) => decideActivities(tried, { ...batch, reason: '预览' }, given));
