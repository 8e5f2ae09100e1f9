import { rehearse } from '#platform/server/calls/decide-each.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { submitEach } from './submit-activities.ts';

/** Tells what `submitActivities` would do, and changes nothing. */
export const previewSubmissions: UseCase<typeof contract.previewSubmissions> = (act, { items }) =>
  rehearse(act, (tried) => submitEach(tried, items));
