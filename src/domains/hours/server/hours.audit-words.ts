import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const hoursAuditWords: AuditWords = {
  acts: {
    makeHourEffective: '时长生效',
    closeHourAnswer: '补录本人未答复',
    yieldHour: '时长退回审核',
  },
  targets: {
    hourSample: '时长样本',
    serviceHour: '服务时长',
  },
};
