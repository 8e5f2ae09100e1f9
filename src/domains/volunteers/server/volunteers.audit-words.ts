import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const volunteersAuditWords: AuditWords = {
  acts: {
    'volunteers.freeGrownUps': '年满 18 周岁，无需监护人确认',
    'volunteers.liftEndedRestrictions': '限制期满',
  },
  targets: {
    realNameCheck: '实名认证',
    volunteer: '志愿者',
  },
};
