import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const accountsAuditWords: AuditWords = {
  acts: {
    forgetOrigins: '清除操作来源',
    makeFirstAdministrator: '创建首位管理员',
  },
  targets: {
    account: '账号',
    auditLog: '审计日志',
    proofOfWork: '安全检查',
    session: '登录会话',
    sms: '短信',
    smsCode: '短信验证码',
  },
};
