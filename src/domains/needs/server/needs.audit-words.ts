import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import {
  needStatusLabels,
  needVerdictLabels,
  urgencies,
  verifyMethodLabels,
} from '../contract/needs.words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const needsAuditWords: RoomAuditWords = {
  acts: {},
  targets: { need: '需求' },
  fields: { verifyMethod: '核实方式', needNo: '单号', urgency: '紧急程度' },
  values: {
    verifyMethod: verifyMethodLabels,
    'need.status': needStatusLabels,
    'need.verdict': needVerdictLabels,
    urgency: Object.fromEntries(Object.entries(urgencies).map(([key, { label }]) => [key, label])),
  },
};
