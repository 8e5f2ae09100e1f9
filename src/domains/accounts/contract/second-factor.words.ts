import { passwordRefusals, secondFactorRefusals } from './accounts.words.ts';

/** Refusals of who sets up, renews or removes the own second factor. */
export const ownFactorRefusals = {
  wrongOldPassword: '密码不正确',
  locked: passwordRefusals.locked,
  ...secondFactorRefusals,
  factorThere: '已经启用了动态验证码；要换手机，请先停用再重新设置',
  factorMissing: '还没有启用动态验证码',
} as const;
