import { passwordRefusals, secondFactorRefusals } from './accounts.words.ts';

/** Refusals of who sets up, renews or removes the own second factor. */
export const ownFactorRefusals = {
  wrongOldPassword: '密码不正确',
  locked: passwordRefusals.locked,
  ...secondFactorRefusals,
  factorNeeded: '你的角色必须启用两步验证，不能停用；换了手机，请用“换一部手机”重新设置',
  factorMissing: '还没有启用动态验证码',
} as const;

/** Refusals of who adds, renames or removes an own passkey. */
export const passkeyRefusals = {
  wrongOldPassword: ownFactorRefusals.wrongOldPassword,
  locked: passwordRefusals.locked,
  factorNeeded: '你的角色必须启用两步验证，不能删除最后一项；请先添加另一项',
  passkeysClosed: '本站现在的地址不支持通行密钥，需要用域名并通过 https 访问；请改用动态验证码',
  passkeyNotAdded: '通行密钥没有添加成功：可能超过了 5 分钟，或这台设备已经添加过，请重新开始',
  tooManyPasskeys: '最多添加 10 个通行密钥，请先删除不用的',
} as const;

/** Refusals of who proves to be the owner once more. */
export const reauthenticationRefusals = {
  wrongOldPassword: ownFactorRefusals.wrongOldPassword,
  locked: passwordRefusals.locked,
  ...secondFactorRefusals,
} as const;
