import type { Room } from '#platform/server/calls/binding.ts';
import { hoursAuditWords } from './hours.audit-words.ts';
import { hoursBindings } from './hours.routes.ts';
import { hoursTasks } from './hours.tasks.ts';
import { createHourVoiding, type RecordsChanged } from './voiding/hour-voiding.ts';
import { hoursLeaving } from './leaving/hours-leaving.ts';

export { computeHours, forgetHours } from './compute-hours.ts';
export { enterMakeup } from './entries/enter-makeup.ts';
export { waitingVisitWords } from './visits/visits.queries.ts';
export { activityHourCounts, whoseHoursAreFinal } from './hours.queries.ts';

export type HoursSetup = {
  publicUrl: string;
  /** Certificates with them are to be replaced. */
  recordsChanged: RecordsChanged;
};

/** The hours room (时长, timelist): computing, confirming, 公示, objections and totals. */
export const createHoursRoom = ({ publicUrl, recordsChanged }: HoursSetup): Room => {
  const voiding = createHourVoiding(recordsChanged);
  return {
    name: 'hours',
    leaving: hoursLeaving,
    auditWords: hoursAuditWords,
    bindings: hoursBindings({ publicUrl, voiding }),
    tasks: hoursTasks(recordsChanged),
    approvalKinds: [voiding],
  };
};
