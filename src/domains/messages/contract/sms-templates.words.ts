import { keysOf } from '#platform/contract/keys-of.ts';

/** One kind of text message: what it is for, and its text as it is registered with the provider. */
export type SmsTemplate = { label: string; text: string };

/**
 * Every text message the product sends. The name is what rooms enqueue and what the provider's table of template codes is
 * keyed by; `{…}` are its variables. A provider's signature stands before the text and is not part of it.
 */
export const smsTemplates = {
  verifyCode: {
    label: '验证码',
    text: '验证码 {code}，{minutes} 分钟内有效。工作人员不会向你索要，请勿告诉他人。',
  },
  guardianCode: {
    label: '监护人确认',
    text: '有未成年人登记你为监护人，申请注册志愿者。同意请把验证码 {code} 告诉孩子，{minutes} 分钟内有效；不认识请忽略。',
  },
  numberUnknown: {
    label: '号码未注册',
    text: '有人用这个手机号登录或找回密码，但它没有注册志愿者或服务队伍账号。不是你本人操作请忽略。',
  },
  mobileChanged: {
    label: '更换手机号',
    text: '你的志愿服务账号已改绑手机号 {mobile}，这个号码不能再用来登录。不是你本人操作，请马上联系实践中心。',
  },
  accountClosing: {
    label: '账号正在注销',
    text: '你的志愿服务账号已申请注销，{until} 后清除个人信息，之前登录可以撤回。不是你本人操作，请马上登录撤回并修改密码。',
  },
  passwordReset: {
    label: '密码被重置',
    text: '你的志愿服务平台账号密码已被管理员重置为一次性密码，原密码失效。不是你本人要求的，请马上联系实践中心。',
  },
  secondFactorReset: {
    label: '动态验证码被重置',
    text: '你的志愿服务平台账号已被管理员停用动态验证码，请马上登录重新设置。不是你本人要求的，请马上联系实践中心。',
  },
  waitlistOffer: {
    label: '候补名额待确认',
    text: '“{title}”（{time}）有名额了，为你保留到 {until}。接受或放弃：{link}',
  },
  activityChanged: {
    label: '活动变更待确认',
    text: '“{title}”安排有变，现为{time}，{place}。请在 {until} 前答复是否参加：{link}',
  },
  activityCancelled: {
    label: '活动取消',
    text: '“{title}”（{time}）已取消，你的报名随之结束。原因：{reason}',
  },
  activityReminder: {
    label: '活动提醒',
    text: '提醒：“{title}”{time}开始，集合地点：{place}。请准时到场签到。',
  },
  signUpOpens: {
    label: '开放报名提醒',
    text: '“{title}”（{time}）开放报名了，报名到 {until} 截止。请登录报名。',
  },
  hourEntry: {
    label: '补录待确认',
    text: '{team}为你补录了“{title}”的服务时长。请在 {until} 前登录答复是否属实，不答复不算确认。',
  },
  complaintMoved: {
    label: '投诉进展',
    text: '你的投诉 {complaintNo}：{news}。看进展：打开平台“投诉举报”，用编号和这个手机号查询。',
  },
  needSubmitted: {
    label: '点单已收到',
    text: '你的点单已收到，单号 {needNo}，{until} 前核实。查进展：打开平台“服务需求”，用单号和这个手机号查单。',
  },
  needReturned: {
    label: '点单退回补充',
    text: '你的点单（单号 {needNo}）需要补充：{reason}。请打开平台“服务需求”用单号查单，补充后再次提交。',
  },
  needRejected: {
    label: '点单不予受理',
    text: '你的点单（单号 {needNo}）没有受理：{reason}。如有疑问请联系实践中心。',
  },
  needMerged: {
    label: '点单合并办理',
    text: '你的点单（单号 {needNo}）和单号 {other} 一起办理，进展会继续告诉你。',
  },
  needVerified: {
    label: '点单已核实',
    text: '你的点单（单号 {needNo}）已核实，正在找合适的队伍，派单后会告诉你。',
  },
  needCancelled: {
    label: '点单已取消',
    text: '你的点单（单号 {needNo}）已取消。不是你本人操作，请联系实践中心。',
  },
  needAccepted: {
    label: '点单有队伍接了',
    text: '你的点单（单号 {needNo}）由{team}接单，{until} 前联系你约时间。不用付任何费用。',
  },
  needVisit: {
    label: '上门时间待确认',
    text: '{team}想 {visit} 上门（单号 {needNo}）。同意或换个时间：{link}',
  },
  needActivity: {
    label: '点单办成活动',
    text: '你的点单（单号 {needNo}）要的人手多，{team}为它办一场活动：{visit}。',
  },
  needReopened: {
    label: '点单另找队伍',
    text: '你的点单（单号 {needNo}）正在另找队伍，找到后会告诉你。',
  },
  needReported: {
    label: '点单请评价',
    text: '{team}已办完你的点单（单号 {needNo}）。事情解决了没有，请你评一评：{link}',
  },
  jobIssued: {
    label: '任务待答复',
    text: '{unit}派来任务“{title}”，请在 {until} 前登录答复。接不了可以婉拒，不影响信用。',
  },
  jobExpiring: {
    label: '任务快到答复时间',
    text: '任务“{title}”{until} 到答复时间，请登录接单或婉拒，到点会转给别的队伍。',
  },
  teamInvitation: { label: '入队邀请', text: '{team}邀请你加入队伍。接受或婉拒：{link}' },
} as const satisfies Record<string, SmsTemplate>;

export type SmsTemplateName = keyof typeof smsTemplates;
export const smsTemplateNames = keysOf(smsTemplates);

/** Variables that open something to whoever reads them: no page and no log shows their values. */
const secretSmsVariables: readonly string[] = ['code', 'link'];

/** The text with its variables filled in; the secret ones are starred unless asked for. */
export function smsText(
  template: SmsTemplateName,
  variables: Readonly<Record<string, string>>,
  { showsSecrets = false } = {},
): string {
  return smsTemplates[template].text.replace(/\{(\w+)\}/g, (_, name: string) =>
    secretSmsVariables.includes(name) && !showsSecrets ? '******' : (variables[name] ?? ''),
  );
}
