import type { Room } from '#platform/server/calls/binding.ts';
import { hoursAuditWords } from './hours.audit-words.ts';
import { hoursBindings } from './hours.routes.ts';
import { hoursTasks } from './hours.tasks.ts';

export { computeHours, forgetHours } from './compute-hours.ts';
export { activityHourCounts, areHoursFinal } from './hours.queries.ts';

/** The hours room (时长, timelist): computing, confirming, 公示, objections and totals. */
export const createHoursRoom = (given: { publicUrl: string }): Room => ({
  name: 'hours',
  auditWords: hoursAuditWords,
  bindings: hoursBindings(given),
  tasks: hoursTasks,
});
