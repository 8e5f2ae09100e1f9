import { consentPurposes, consentTexts } from '#domains/accounts/contract/consents.words.ts';

/** Refusals of taking one's data along. */
export const archiveRefusals = { underWay: '你的数据正在整理，完成后会发站内消息，不用重复申请' } as const;

/** Name of the export, as 我的导出 and the message say it. */
export const archiveTitle = '我的全部数据';

/** Titles of what one agrees to. */
export const consentTitles: Readonly<Record<string, string>> = Object.fromEntries(
  consentPurposes.map((purpose) => [purpose, consentTexts[purpose].title]),
);

export const givenByLabels = { self: '本人', guardian: '监护人' } as const;
export const hourSourceWords = {
  attendance: '签到签退',
  teamEntry: '队伍补录',
  reversal: '冲销',
  correction: '更正',
  jobReport: '任务上门',
  ownClaim: '个人申请',
} as const;
export const entryAnswerWords = {
  waiting: '待我答复',
  confirmed: '属实',
  denied: '不属实',
  silent: '没有答复',
} as const;
export const reconfirmWords = { keep: '继续参加', leave: '不来了' } as const;
export const certificateStatusWords = { issued: '有效', replaced: '已替换', revoked: '已作废' } as const;
export const ratingDirectionWords = { ofService: '我评价活动', ofVolunteer: '队伍评价我' } as const;
export const teamNoteWords = { note: '队伍备注', message: '写给我的' } as const;
export const deliveryStatusWords = { waiting: '待发送', sent: '已发送', skipped: '没有发送' } as const;

/** What the archive does not give, said before it is asked for and in its README. */
export const archiveOmissions = [
  '证件号码只写首尾各一位：压缩包一旦外传，完整号码会被冒用。要核对完整号码，请带证件到实践中心。',
  '紧急联系人、监护人、证明人的姓名和电话是别人的个人信息，只写有没有填写。',
  '你替别人发布的求助里，联系人、电话、门牌号可能是别人的，不写在里面，可以在“我的求助”里看。',
  '匿名投诉不和你的账号关联，里面没有；凭查询码查看。',
  '尚未互评完的评价、正在核查的异常线索，办结前依法不提供。',
] as const;
