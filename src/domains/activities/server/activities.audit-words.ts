import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const activitiesAuditWords: AuditWords = {
  acts: {
    closeActivity: '结项（系统）',
    endActivity: '活动结束',
  },
  targets: {
    activity: '活动',
  },
};
