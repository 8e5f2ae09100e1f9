import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const discussionAuditWords: AuditWords = {
  acts: {},
  targets: {
    chatPost: '讨论发言',
    chatWord: '敏感词',
  },
};
