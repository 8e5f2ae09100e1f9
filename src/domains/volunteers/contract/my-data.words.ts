import type { ConsentPurpose } from '#domains/accounts/contract/consents.words.ts';

/** What a volunteer's account may have agreed to, in the order of 我的数据中心. */
export const volunteerConsents = [
  'serviceAgreement',
  'privacyPolicy',
  'guardianConsent',
  'identityCheck',
] as const satisfies readonly ConsentPurpose[];
export type VolunteerConsent = (typeof volunteerConsents)[number];

/** What each consent is for, and why one cannot be withdrawn here. */
export const consentUses: Record<VolunteerConsent, string> = {
  serviceAgreement: '没有它就没法提供服务，账号存在期间有效。',
  privacyPolicy: '没有它就没法提供服务，账号存在期间有效。',
  guardianConsent: '未成年人使用账号由监护人同意；要撤回，请监护人拨打网站底部的服务电话。',
  identityCheck: '核验身份、防止重复注册和冒名服务、为活动投保、出具证明。',
};

/** Said before the consent to the use of the ID number is withdrawn. */
export const identityWithdrawalMeans = [
  '证件号码和证件照片随即删除，实名认证失效；正在审核的提交一并撤回。',
  '以后不能报名要求实名的活动、加入要求实名的队伍；已经报上的场次、已加入的队伍和已完成的服务记录不受影响。',
  '同意过和撤回的时间作为凭证保存 3 年。以后可以重新提交实名认证。',
] as const;

export const withdrawConsentRefusals = { notGiven: '你没有同意过使用证件号码，或者已经撤回' } as const;
