/** A team's messages to one person, beside its bulk messages. */
export const personLimits = { messagesAPerson: 3, messagesADay: 60 } as const;

/** What stands in the record of a person: what was asked and answered, written to them, and noted about them. */
export const personLineKinds = {
  signedUp: '报名',
  decided: '处理',
  asked: '请本人再次确认',
  answered: '本人答复',
  message: '队伍消息',
  note: '队伍备注',
} as const;
export type PersonLineKind = keyof typeof personLineKinds;

export const personRefusals = {
  notTheDay: '联系电话只在服务当天、对名单上的人可看',
  messagesOfPerson: `今天已经给这位志愿者发过 ${personLimits.messagesAPerson} 条消息，明天再发`,
  messagesOfDay: `本队今天的单发消息已满 ${personLimits.messagesADay} 条，明天再发，或用群发消息`,
} as const;

/** Why a leader looks at a phone number; the person reads it under 谁看过我的信息. */
export const contactReason = '服务当天联系';
