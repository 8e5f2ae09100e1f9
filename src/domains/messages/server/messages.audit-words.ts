import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const messagesAuditWords: AuditWords = {
  acts: {
    'messages.deliverSms': '发送短信',
  },
  targets: {
    actionLink: '一次性链接',
    bulkMessage: '群发消息',
    message: '消息',
    messageReport: '消息举报',
  },
};
