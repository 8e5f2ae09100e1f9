import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: the objects that its acts are about. */
export const statisticsAuditWords: RoomAuditWords = {
  acts: {},
  targets: { statistics: '统计报表' },
  fields: { fromOn: '从', toOn: '到' },
};
