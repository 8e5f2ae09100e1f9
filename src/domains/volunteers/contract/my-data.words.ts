import type { ConsentPurpose } from '#domains/accounts/contract/consents.words.ts';
import { smsCodeRefusals } from '#domains/accounts/contract/sms.words.ts';

/** What a volunteer's account may have agreed to, in the order of 我的数据中心. */
export const volunteerConsents = [
  'serviceAgreement',
  'privacyPolicy',
  'guardianConsent',
  'identityCheck',
  'publicName',
  'rankings',
  'publicProfile',
] as const satisfies readonly ConsentPurpose[];
export type VolunteerConsent = (typeof volunteerConsents)[number];

/** What each consent is for, and why one cannot be withdrawn here. */
export const consentUses: Record<VolunteerConsent, string> = {
  serviceAgreement: '没有它就没法提供服务，账号存在期间有效。',
  privacyPolicy: '没有它就没法提供服务，账号存在期间有效。',
  guardianConsent: '未成年人使用账号由监护人同意；监护人用自己的手机收一条验证码就能撤回，也可以打服务电话。',
  identityCheck: '核验身份、防止重复注册和冒名服务、为活动投保、出具证明。',
  publicName: '用在每月之星、提问和留言、同队成员名单。公示栏永远遮挡，不受这一项影响。',
  rankings: '当月已生效的时长进入首页的每月之星。没有同意的人不会出现。',
  publicProfile: '你加入的队伍和同队队员能看到你写的简介、技能和语言；别人看不到。',
};

/** Consents that a volunteer gives and withdraws with a press, each a switch of the profile too (PIPL 15, 25). */
export const publicityConsents = [
  'publicName',
  'rankings',
  'publicProfile',
] as const satisfies readonly VolunteerConsent[];
export type PublicityConsent = (typeof publicityConsents)[number];
export const isPublicityConsent = (purpose: string): purpose is PublicityConsent =>
  publicityConsents.some((one) => one === purpose);

/** Said before each is given, and before it is withdrawn. */
export const publicityMeans: Record<PublicityConsent, { given: string; withdrawn: string }> = {
  publicName: {
    given: '同意后，每月之星、你的提问和留言、同队成员名单里显示你的全名。随时可以撤回。',
    withdrawn: '这些地方马上改成遮挡过的姓名；已经印发的纸质材料收不回来。时长、证书、星级和报名不受影响。',
  },
  rankings: {
    given: '同意后，你当月已生效的时长可能出现在首页的每月之星。姓名是否显示全名，看“公开姓名”这一项。',
    withdrawn: '你马上从每月之星里消失，以后也不再列入。时长、证书、星级和报名不受影响。',
  },
  publicProfile: {
    given: '同意后，你加入的队伍和同队队员能看到你写的简介、技能和语言。随时可以撤回。',
    withdrawn:
      '队伍和队员马上看不到你的简介、技能和语言，内容还在你的资料里。时长、证书、星级和报名不受影响。',
  },
};

/** Said before the consent to the use of the ID number is withdrawn. */
export const identityWithdrawalMeans = [
  '证件号码和证件照片随即删除，实名认证失效；正在审核的提交一并撤回。',
  '以后不能报名要求实名的活动、加入要求实名的队伍；已经报上的场次、已加入的队伍和已完成的服务记录不受影响。',
  '同意过和撤回的时间作为凭证保存 3 年。以后可以重新提交实名认证。',
] as const;

/** Said before a guardian withdraws the consent (PIPL 15, 31). */
export const guardianWithdrawalMeans = [
  '账号马上不能报名、不能签到；已经报上的场次请先取消，留着也不能签到。',
  '监护人的姓名和手机号随即删除，同意过和撤回的时间作为凭证保存 3 年。',
  '已经完成的服务记录、证书和星级都保留。监护人以后可以重新同意，账号就恢复。',
] as const;

export const publicityConsentRefusals = {
  givenAlready: '这一项你已经同意过了',
  notGivenYet: '这一项你没有同意过，或者已经撤回',
} as const;

export const withdrawConsentRefusals = { notGiven: '你没有同意过使用证件号码，或者已经撤回' } as const;

/** Where data of one's own are put right, by who decides it (PIPL 46); hours and entries of the record go to who made them. */
export const correctionWays: readonly {
  what: string;
  how: string;
  act: string;
  href: string;
  /** Decided by staff with papers; how the last request stands is shown. */
  isRealName?: true;
}[] = [
  {
    what: '手机号、地址、紧急联系人等',
    how: '自己就能改，手机号要用短信验证码确认。',
    act: '去修改',
    href: '/usercenter/index/modify',
  },
  {
    what: '姓名、性别、出生日期、证件',
    how: '附上证件照片申请更改，由实践中心核对后生效，核对期间原信息继续有效，结果和原因会用系统消息告诉你。',
    act: '申请更正',
    href: '/usercenter/index/modify?tab=realName',
    isRealName: true,
  },
  {
    what: '服务时长、培训和表彰',
    how: '在对应的记录里申请更正或提出异议，由记录的队伍或实践中心答复。',
    act: '去档案',
    href: '/usercenter/index/myrecord',
  },
];

/** Refusals of a guardian's withdrawal, beside those of the code. */
export const guardianWithdrawalRefusals = {
  ...smsCodeRefusals,
  notGiven: '现在没有监护人的同意可以撤回',
  notGuardian: '这不是当时同意的监护人的手机号',
} as const;
