import { keysOf } from '#platform/contract/keys-of.ts';
import { ownPasswordRefusals, proofRefusals } from './accounts.words.ts';

/** What a code sent by SMS is for; a code of one scene opens nothing else. */
export const smsScenes = [
  'register',
  'guardian',
  'guardianEnds',
  'findPwd',
  'login',
  'bind',
  'need',
  'complaint',
] as const;
export type SmsScene = (typeof smsScenes)[number];

/** Limits of codes (domain.md 4.8, C): between two, per number and hour, per number, scene and address in 24 hours. */
export const smsLimits = {
  betweenSeconds: 60,
  perHour: 5,
  perDay: 10,
  findPwdPerDay: 5,
  perAddressDay: 30,
  /** From so many codes in an hour on, a proof of work is asked for. */
  proofPerNumber: 2,
  proofPerAddress: 5,
  validMinutes: 5,
  tries: 5,
} as const;

export const smsCodeLength = 6;

/** Refusals of sending a code; the sentences sent name the time that remains. */
export const sendSmsRefusals = {
  tooSoon: '验证码刚刚发送过，请稍后再获取',
  numberLimit: '这个手机号获取验证码太频繁，请稍后再试',
  addressLimit: '当前网络获取验证码太频繁，请稍后再试',
  guardianIsSelf: '监护人的手机号不能和本人的相同',
  ...proofRefusals,
} as const;

/** Refusals of a typed code. */
export const smsCodeRefusals = {
  codeWrong: '短信验证码不正确',
  codeExpired: '短信验证码已失效，请重新获取',
} as const;
export type SmsCodeRefusal = keyof typeof smsCodeRefusals;

/** Refusals of setting a password by a code, beside those of the code. */
export const recoveryRefusals = {
  ...smsCodeRefusals,
  chooseAccount: '这个手机号有志愿者和服务队伍两个账号，请选择要找回的账号',
  disabled: '账号已停用，如有疑问请联系实践中心',
} as const;

/** Refusals of another mobile number for an account; that it is taken is said only to who proved to hold it. */
export const changeMobileRefusals = {
  ...smsCodeRefusals,
  ...ownPasswordRefusals,
  sameMobile: '这就是现在绑定的手机号，不用更换',
  mobileTaken: '这个手机号已绑定另一个账号，请换一个号码',
  guardianMobile: '这是监护人的手机号，未满 18 岁时请绑定本人的号码',
} as const;

/** Refusals that every registration shares. */
export const registrationRefusals = {
  ...smsCodeRefusals,
  mobileTaken: '您的手机号已注册，请直接登录，忘记密码可以用短信找回',
  loginNameTaken: '这个用户名已被使用，请换一个',
} as const;

/** Where a message to the outside stands. */
export const smsStatusLabels = { waiting: '待发送', sent: '已发送', failed: '发送失败' } as const;
export type SmsStatus = keyof typeof smsStatusLabels;
export const smsStatuses = keysOf(smsStatusLabels);

export const retrySmsRefusals = {
  notFailed: '只有发送失败的短信可以重发',
  outdated: '验证码已经过期，重发没有意义，请对方重新获取',
} as const;

/** Columns by which 短信发件箱 is ordered. */
export const smsSorts = ['createdAt'] as const;
