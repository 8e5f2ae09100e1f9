import { accountStatusLabels } from '../contract/accounts.words.ts';
import { generalFields, generalValues } from './audit-log/general-words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

const accountFields = {
  bytes: '大小（字节）',
  keyIds: '密钥指纹',
  endedCount: '退出的登录',
  hasNumber: '按号码筛选',
  list: '列表',
  loginName: '用户名',
  scene: '用途',
  subject: '重新加密的内容',
  template: '短信模板',
};

const accountValues = {
  'account.status': accountStatusLabels,
  outcome: {
    codeRight: '验证码正确',
    codeWrong: '验证码错误',
    locked: '密码错误，账号锁定',
    passkeyCopied: '通行密钥的使用次数倒退，可能被复制，已拒绝',
    passkeyWrong: '通行密钥未通过',
    proofWrong: '安全检查未通过',
    refused: '已拒绝',
    repeated: '重复注册或换绑，已拒绝',
    reuse: '登录凭据被重复使用，已全部退出',
    secondFactorUsed: '动态验证码已用过',
    secondFactorWrong: '动态验证码或恢复码错误',
    verificationTaken: '实名认证转给另一账号',
    wrongPassword: '密码错误',
  },
  scene: {
    bind: '更换手机号',
    findPwd: '找回密码',
    guardian: '监护人同意',
    login: '登录',
    register: '注册',
  },
};

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const accountsAuditWords: RoomAuditWords = {
  acts: {
    cutAudit: '清除满三年的操作记录',
    forgetAnswers: '清除暂存的回执',
    forgetConsents: '清除撤回满三年的同意',
    forgetLetters: '清除满两年的短信和邮件',
    forgetOrigins: '清除操作来源',
    leaveSecret: '旧的 SECRET 下已没有内容',
    makeFirstAdministrator: '创建首位管理员',
    resealValues: '用新的 SECRET 重新加密',
  },
  targets: {
    account: '账号',
    auditLog: '审计日志',
    commandAnswer: '暂存的回执',
    proofOfWork: '安全检查',
    secret: '主密钥（SECRET）',
    session: '登录会话',
    sms: '短信',
    smsCode: '短信验证码',
  },
  fields: { ...generalFields, ...accountFields },
  values: { ...generalValues, ...accountValues },
};
