import type { Room } from '#platform/server/calls/binding.ts';
import { anomaliesAuditWords } from './anomalies.audit-words.ts';
import { anomaliesBindings } from './anomalies.routes.ts';
import { anomaliesTasks } from './anomalies.tasks.ts';
import { anomaliesLeaving } from './leaving/anomalies-leaving.ts';

export { lookAtEntries, lookAtShifts } from './anomalies.tasks.ts';
export { createDrawFiles } from './spot-checks/draw-file.ts';
export { drawSpotChecks } from './spot-checks/draw-spot-checks.ts';

/** The anomalies room (异常看板): rules notice, people judge, and nothing follows by itself. */
export const anomaliesRoom: Room = {
  name: 'anomalies',
  leaving: anomaliesLeaving,
  auditWords: anomaliesAuditWords,
  bindings: anomaliesBindings,
  tasks: anomaliesTasks,
};
