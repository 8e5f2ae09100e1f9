import {
  registrationRefusals,
  sendSmsRefusals,
  smsCodeRefusals,
} from '#domains/accounts/contract/sms.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** Who stands in for a minor (与监护人的关系). */
export const guardianRelationLabels = { father: '父亲', mother: '母亲', other: '其他监护人' } as const;
export type GuardianRelation = keyof typeof guardianRelationLabels;
export const guardianRelations = keysOf(guardianRelationLabels);

/** Below it no account of one's own; below the other only with a guardian's consent (domain.md 1.11). */
export const accountAges = { youngest: 14, adult: 18, oldest: 120 } as const;

export const guardianRefusals = {
  ...smsCodeRefusals,
  guardianIsSelf: sendSmsRefusals.guardianIsSelf,
  notNeeded: '账号已经可以正常使用，不需要监护人确认',
} as const;

/** Refusals of a volunteer's registration. */
export const registerVolunteerRefusals = {
  ...registrationRefusals,
  guardianIsSelf: guardianRefusals.guardianIsSelf,
  tooYoung:
    '未满 14 周岁还不能单独注册账号。请爸爸妈妈或其他监护人先注册志愿者账号，由监护人报名并陪你参加标有“需监护人陪同”的活动',
} as const;

/** What the register page tells before anything is asked (北京市志愿服务促进条例 13). */
export const registrationNotes: readonly { title: string; text: string }[] = [
  {
    title: '登记哪些信息',
    text: '手机号、姓名、性别、出生日期、居住区域、愿意服务的区域和类别。证件号码注册时不收集，实名认证时再填写。',
  },
  {
    title: '权利和义务',
    text: '自愿参加、了解活动和风险、查看和异议自己的记录、随时注销；按时到场、如实签到、尊重并保护服务对象。',
  },
  { title: '多久确认', text: '成年人注册后立即可用；实名认证和队伍入驻一般在 1 个工作日内确认。' },
  { title: '怎么反馈结果', text: '审核、报名和时长的结果通过站内消息告知，可以在个人中心随时查看。' },
  {
    title: '怎么匹配活动',
    text: '按你选择的区域、类别和活动的年龄、实名等要求推荐，理由会写明，报名由你决定。',
  },
];
