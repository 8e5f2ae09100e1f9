import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import { anomalyVerdictLabels } from '../contract/anomalies.words.ts';
import { spotStatusLabels } from '../contract/spot-checks.words.ts';

/** What the audit log says of this room. */
export const anomaliesAuditWords: RoomAuditWords = {
  acts: {},
  targets: { anomaly: '异常提示' },
  fields: { spotFinding: '核对结果' },
  values: { 'anomaly.verdict': anomalyVerdictLabels, 'serviceHour.spotFinding': spotStatusLabels },
};
