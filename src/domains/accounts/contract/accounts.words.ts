/** Kinds of account (userType, decision 0014). */
const userTypes = { team: 1, volunteer: 2, staff: 3 } as const;
export type UserType = (typeof userTypes)[keyof typeof userTypes];

export const userTypeLabels: Record<UserType, string> = { 1: '服务队伍', 2: '志愿者', 3: '工作人员' };

/** Standing of an account (账号状态). */
export const accountStatusLabels = {
  /** May log in. */
  active: '正常',
  /** Stopped by the centre; its sessions are ended. */
  disabled: '停用',
  /** Its owner asked to close it; 15 days to think again. */
  closing: '注销中',
  /** Closed for good and anonymised. */
  closed: '已注销',
} as const;
export type AccountStatus = keyof typeof accountStatusLabels;

/** Why a session ended before its time. */
const sessionEndLabels = {
  logout: '主动退出',
  password: '修改密码',
  reuse: '登录凭证被重复使用',
  elsewhere: '在其他设备下线',
  disabled: '账号停用',
} as const;
export type SessionEndReason = keyof typeof sessionEndLabels;

const locked = '密码连续输错多次，账号已暂时锁定，请稍后再试';

/** Refusals of a call that costs work; the browser does it by itself and sends again. */
export const proofRefusals = {
  proofNeeded: '正在做安全检查，请稍候',
  proofWrong: '安全检查没有通过，请再试一次',
} as const;

/** Refusals of the second step of a login, and of setting it up. */
export const secondFactorRefusals = {
  secondFactorWrong: '动态验证码不正确，请看应用里最新的 6 位数字，也可以输入恢复码',
  secondFactorUsed: '这个验证码已经用过，请等应用显示下一个再输入',
  passkeyWrong: '通行密钥没有通过验证，请再试一次，或改用其他方式',
  passkeyCopied: '这个通行密钥可能被人复制过，已停止接受；请改用其他方式，并把它删除',
} as const;

/** Refusals of a login. An unknown name and a wrong password are one refusal, so that names cannot be guessed. */
export const loginRefusals = {
  wrongPassword: '账号或密码不正确',
  ...proofRefusals,
  locked,
  disabled: '账号已停用，如有疑问请联系实践中心',
  secondFactorNeeded: '密码正确，请完成第二步验证',
  ...secondFactorRefusals,
} as const;

/** Refusals of one's own login password, asked for again before something that cannot be undone or uncovers a secret. */
export const ownPasswordRefusals = { wrongPassword: '登录密码不正确', locked } as const;

/** What a volunteer is told who is closing the account, instead of what they asked for. */
export const closingSentence = '你正在注销账号，不能办新的事。想继续使用，请先在“我的数据中心”撤回注销';

/** What a suspended or dissolved team is told instead of what it asked for (domain.md 4.2.2). */
export const teamSuspension =
  '队伍已被暂停或注销，现在不能进行这项操作。可以查看资料、取消活动；有疑问请联系中心';

/** What a member of staff does before anything else, as a sentence for whoever tries another thing. */
export const dutySentences = {
  handedOutPassword: '请先把管理员发放的密码换成自己的密码，再进行其他操作',
  oldPassword: '密码已使用满 90 天，请先换成新密码，再进行其他操作',
  secondFactor: '你的角色必须启用两步验证，请先完成设置，再进行其他操作',
} as const;
export type Duty = keyof typeof dutySentences;

/** Refusals of a password change. */
export const passwordRefusals = {
  wrongOldPassword: '原密码不正确',
  locked,
  sameAsOld: '新密码不能与原密码相同',
  usedBefore: '最近 5 次用过的密码不能再用，请换一个',
} as const;

/** What a password may lack; one sentence each, shown under the field (domain.md 1.12). */
export const passwordFaultLabels = {
  length: '密码长度应为 8 至 20 个字符',
  characters: '密码只能使用英文字母、数字和常用符号，不含空格',
  classes: '密码至少包含大写字母、小写字母、数字、符号中的三种',
  containsLoginName: '密码中不能包含用户名',
  containsMobile: '密码中不能包含手机号',
  weak: '这个密码太常见，请换一个',
} as const;
export type PasswordFault = keyof typeof passwordFaultLabels;
