import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const approvalsAuditWords: RoomAuditWords = {
  acts: { askApproval: '提请批准' },
  targets: { approval: '待批申请' },
  fields: { askedBy: '申请人', approvalId: '批准的申请' },
};
