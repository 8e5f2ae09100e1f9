import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { named } from '#platform/server/leaving/trace.ts';

/** What was looked into stays with its conclusion, without the name. */
export const anomaliesLeaving: PersonLeaving = {
  traces: [named('anomaly_flags', 'title facts note', 'rule subject status cause')],
};
