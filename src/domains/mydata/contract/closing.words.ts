import { ownPasswordRefusals } from '#domains/accounts/contract/accounts.words.ts';

/** Days in which somebody who closes the account can think again (domain.md C, coolOffDays). */
export const coolOffDays = 15;

/** What is typed so that nobody closes an account by a slip. */
export const closingConfirmation = '注销账号';

/** Refusals of closing one's account. */
export const closingRefusals = {
  ...ownPasswordRefusals,
  notConfirmed: `请输入“${closingConfirmation}”四个字`,
  blocked: '还有事情没有办完，办完后再注销',
  underWay: '已经在注销了',
} as const;
export const withdrawClosingRefusals = { notClosing: '没有正在进行的注销' } as const;

/** What happens, said before it is asked for. */
export const closingSteps = [
  `提交后账号进入“注销中”，共 ${coolOffDays} 天。这期间可以登录、开证书、导出数据，不能报名和办新的事，也不再出现在公开榜单里。`,
  `${coolOffDays} 天内登录点“撤回注销”，一切照旧。`,
  '到期后自动清除个人信息，不能恢复：登录名、密码、手机号、姓名、证件号码和照片、头像、邮箱、地址、紧急联系人、监护人、消息、关注、评语、申诉和备注。登录过的设备全部退出，加入的队伍自动退出。',
  '清除后，同一个手机号和证件可以重新注册，是一个新的人，以前的时长不会转过去。',
] as const;

/** What stays, as what and for how long, said before it is asked for (PIPL 47). */
export const closingStays = [
  '服务时长：作为没有姓名的数字留在统计里。时长账本只增不改，账本里的摘要不变，旁边的姓名删除。',
  '已开出的证书：凭编号还能查到真伪、时段和时长，不再显示姓名，也打不开明细。保留 10 年。',
  '问答和讨论：内容保留，作者显示“已注销用户”，活动结束 3 年后删除。',
  '投诉、任务、求助的办理结果：保留编号和结果，不再写是谁。',
  '别人事后写到你的：注销后 30 天内每天清除其中的姓名和号码，为此把它们加密封存 30 天，到期删除。',
  '操作日志：网络安全法要求保留，只有审计人员能看，保留 3 年，其中对他人时长和证书的审定保留 10 年；登录的网络地址 90 天后删除。',
  '你同意过哪些条款的凭证：注销后保留 3 年再删除。',
] as const;
