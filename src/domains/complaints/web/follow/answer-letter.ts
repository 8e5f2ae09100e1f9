import { minuteMs } from '#platform/contract/durations.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import type { MyComplaintView } from '../../contract/complaints.contract.ts';
import { complaintKindLabels, complaintStatusLabels } from '../../contract/complaints.words.ts';

type Answered = Pick<
  MyComplaintView,
  'complaintNo' | 'kind' | 'targetTitle' | 'submittedAt' | 'content' | 'status' | 'decidedAt' | 'reviewUntil'
>;

/** The written answer as a text to keep: what was complained of, what was found, and until when a review may be asked for. It names nobody. */
export function answerLetter(complaint: Answered, answer: string) {
  const { complaintNo, kind, targetTitle, submittedAt, content, status, decidedAt, reviewUntil } = complaint;
  const lines = [
    '投诉答复书',
    '',
    `编号：${complaintNo}`,
    `类型：${complaintKindLabels[kind]}`,
    `对象：${targetTitle}`,
    `提交：${dayLabel(submittedAt)}`,
    `结果：${complaintStatusLabels[status]}`,
    '',
    '投诉内容：',
    content,
    '',
    '答复：',
    answer,
    '',
    `答复单位：新时代文明实践中心${decidedAt ? `，${dayLabel(decidedAt)}` : ''}`,
    reviewUntil
      ? `对本答复不服的，可在 ${dayLabel(new Date(Date.parse(reviewUntil) - minuteMs))} 前申请复核一次，由另一个人办理。`
      : '',
  ];
  return {
    fileName: `投诉答复书-${complaintNo}.txt`,
    // The mark tells older editors on Windows that this is UTF-8.
    text: `\uFEFF${lines.join('\r\n').trimEnd()}\r\n`,
    type: 'text/plain',
  };
}
