import type { ApprovalFact } from '#platform/contract/approvals.ts';

type Day = { isWorkday: boolean; name: string };

/** A day of the calendar in words: 休息日，国庆节. One that the calendar does not name is as the plain week has it. */
export const dayInWords = (day: Day | undefined): string =>
  day ? `${day.isWorkday ? '工作日' : '休息日'}，${day.name}` : '没有特别设置，周一到周五是工作日';

/** What the approver reads of a change of one day: before, after, and what it moves. */
export const calendarFacts = (before: Day | undefined, after: Day | undefined): ApprovalFact[] => [
  { label: '现在', text: dayInWords(before) },
  { label: '改为', text: dayInWords(after) },
  { label: '影响', text: '批准后才开始的公示和时限按它计算，已经开始的不变' },
];
