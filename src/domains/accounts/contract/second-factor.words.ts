import { passwordRefusals, secondFactorRefusals } from './accounts.words.ts';

/** Refusals of who sets up, renews or removes the own second factor. */
export const ownFactorRefusals = {
  wrongOldPassword: '密码不正确',
  locked: passwordRefusals.locked,
  ...secondFactorRefusals,
  factorNeeded: '你的角色必须启用两步验证，不能停用；换了手机，请用“换一部手机”重新设置',
  factorMissing: '还没有启用动态验证码',
} as const;
