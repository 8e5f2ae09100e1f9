import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import { anomalyVerdictLabels } from '../contract/anomalies.words.ts';

/** What the audit log says of this room. */
export const anomaliesAuditWords: RoomAuditWords = {
  acts: {},
  targets: { anomaly: '异常提示' },
  fields: {},
  values: { 'anomaly.verdict': anomalyVerdictLabels },
};
