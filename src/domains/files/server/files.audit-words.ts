import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const filesAuditWords: AuditWords = {
  acts: {
    'files.clean': '清理文件',
  },
  targets: {
    file: '文件',
  },
};
