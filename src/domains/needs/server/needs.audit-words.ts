import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import { needStatusLabels, urgencies } from '../contract/needs.words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const needsAuditWords: RoomAuditWords = {
  acts: {},
  targets: { need: '需求' },
  fields: { needNo: '单号', urgency: '紧急程度' },
  values: {
    'need.status': needStatusLabels,
    urgency: Object.fromEntries(Object.entries(urgencies).map(([key, { label }]) => [key, label])),
  },
};
