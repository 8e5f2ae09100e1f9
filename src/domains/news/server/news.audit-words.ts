import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const newsAuditWords: AuditWords = {
  acts: {
    expireNews: '内容到期下线',
    publishNews: '发布内容',
    submitNews: '提交内容',
    unpinNews: '取消置顶',
  },
  targets: {
    news: '内容',
    newsCategory: '栏目',
  },
};
