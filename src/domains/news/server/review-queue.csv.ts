import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { NewsQueueRow } from '../contract/news-review.contract.ts';
import { newsStatusLabels } from '../contract/news.words.ts';

const columns: readonly (readonly [string, (row: NewsQueueRow) => string])[] = [
  ['编号', (row) => String(row.dynamicId)],
  ['标题', (row) => row.title],
  ['栏目', (row) => row.dynamicTypeName],
  ['队伍', (row) => row.teamName ?? ''],
  ['来源', (row) => row.source],
  ['撰稿', (row) => row.writerName],
  ['初审', (row) => row.firstReviewerName ?? ''],
  ['状态', (row) => newsStatusLabels[row.desk?.revisionStatus ?? row.status]],
  ['提交时间', (row) => (row.desk?.submittedAt ? dayTimeLabel(row.desk.submittedAt) : '')],
  ['已等(分钟)', (row) => String(row.waitedMinutes)],
  ['超时', (row) => (row.isOverdue ? '是' : '')],
  ['发布时间', (row) => (row.publishAt ? dayTimeLabel(row.publishAt) : '')],
  ['阅读', (row) => String(row.viewCount)],
];

/** Quoted; what a spreadsheet would take for a formula is marked as text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows of the queue as CSV for spreadsheets: UTF-8 with its mark, lines as RFC 4180 has them. */
export const queueCsv = (rows: readonly NewsQueueRow[]): string =>
  `\uFEFF${[
    columns.map(([title]) => cell(title)).join(','),
    ...rows.map((row) => columns.map(([, read]) => cell(read(row))).join(',')),
  ].join('\r\n')}\r\n`;
