import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const siteAuditWords: AuditWords = {
  acts: {},
  targets: {
    organisation: '单位',
    pageError: '页面错误',
    site: '站点设置',
    workCalendar: '工作日历',
  },
};
