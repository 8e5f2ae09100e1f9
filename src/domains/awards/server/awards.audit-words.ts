import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const awardsAuditWords: RoomAuditWords = {
  acts: {},
  targets: { recordEntry: '培训表彰记录', recordBatch: '一批培训表彰' },
  fields: { people: '记入的人' },
};
