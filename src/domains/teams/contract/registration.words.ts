import { registrationRefusals } from '#domains/accounts/contract/sms.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** Classes of teams, the eight of 文明实践 and the local ones (domain.md A.5). */
export const teamClasses = [
  '理论宣讲',
  '文化文艺',
  '助学支教',
  '医疗健身',
  '科学普及',
  '法律服务',
  '卫生环保',
  '扶贫帮困',
  '文明劝导',
  '平安巡防',
  '心理关爱',
  '为老服务',
  '护苗关爱',
  '应急救援',
  '移风易俗',
  '其他',
] as const;
export type TeamClass = (typeof teamClasses)[number];

/** Legal forms (登记形式), each with the paper that proves it. */
export const legalFormProofs = {
  社会团体: '社会团体法人登记证书',
  社会服务机构: '民办非企业单位登记证书',
  基金会: '基金会法人登记证书',
  机关事业单位内设: '主管单位同意成立的文件或证明',
  企业: '营业执照',
  学校: '学校同意成立的证明',
  '村(社区)': '村（居）民委员会同意成立的证明',
  未登记团体: '负责人签字的成立说明',
} as const;
export type LegalForm = keyof typeof legalFormProofs;
export const legalForms = keysOf(legalFormProofs);

/** Forms that are registered under a number of their own: it is asked for (统一社会信用代码). */
export const registeredForms: readonly LegalForm[] = ['社会团体', '社会服务机构', '基金会', '企业'];

/** Most papers that one submission holds. */
export const mostProofs = 5;

export const registerTeamRefusals = {
  ...registrationRefusals,
  mobileTaken: '这个手机号已注册过服务队伍，请直接登录，忘记密码可以用短信找回',
  teamNameTaken: '这个队伍名称已被登记，请换一个名称',
} as const;

export const submitTeamRefusals = {
  notDraft: '队伍资料已经提交或审核过了，不需要再次提交',
} as const;

/** What the register page tells a team before anything is asked (北京市志愿服务促进条例 13). */
export const teamRegistrationNotes: readonly { title: string; text: string }[] = [
  {
    title: '登记哪些信息',
    text: '队伍名称、类别、登记形式、成立日期、地址和简介，负责人和联系人的姓名与电话；下一步上传证明材料。',
  },
  {
    title: '要同意什么',
    text: '提交前要阅读并同意《用户服务协议》《隐私政策》和《服务队伍入驻约定》，三份都在表单最后，可以先打开看。',
  },
  {
    title: '权利和义务',
    text: '在平台上招募队员、发布活动、核定时长；如实发布，不收费，为志愿者准备必要的条件，保护服务对象和志愿者的信息。',
  },
  {
    title: '多久确认',
    text: '材料齐全的一般在 1 个工作日内审核；需要补充的会写明缺什么，改好可以再次提交。',
  },
  { title: '怎么反馈结果', text: '审核结果发到队伍账号的站内消息，也写在团队中心首页。' },
];
