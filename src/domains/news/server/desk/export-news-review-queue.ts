import { readOverdueBefore } from '#domains/site/server/index.ts';
import { dateTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { NewsQueueRow } from '../../contract/news-review.contract.ts';
import type * as contract from '../../contract/news-review.contract.ts';
import { newsReviewTabLabels, newsStatusLabels } from '../../contract/news.words.ts';
import { type Column, mostExported, sheetOf } from '../export-sheet.ts';
import { filterOf, queueView } from './queue-view.ts';
import { queuePage } from './review-queue.queries.ts';

const queueColumns: readonly Column<NewsQueueRow>[] = [
  ['编号', 10, (row) => row.dynamicId],
  ['标题', 44, (row) => row.title],
  ['栏目', 14, (row) => row.dynamicTypeName],
  ['队伍', 28, (row) => row.teamName ?? ''],
  ['来源', 28, (row) => row.source],
  ['撰稿', 12, (row) => row.writerName],
  ['初审', 12, (row) => row.firstReviewerName ?? ''],
  ['状态', 12, (row) => newsStatusLabels[row.desk?.revisionStatus ?? row.status]],
  ['提交时间', 22, (row) => (row.desk?.submittedAt ? dateTimeLabel(row.desk.submittedAt) : '')],
  ['已等（分钟）', 12, (row) => row.waitedMinutes],
  ['超时', 8, (row) => (row.isOverdue ? '是' : '')],
  ['发布时间', 22, (row) => (row.publishAt ? dateTimeLabel(row.publishAt) : '')],
  ['阅读', 10, (row) => row.viewCount],
];

/** The review queue by the list's filters as a spreadsheet, noted in the audit log. @throws Refusal above 5,000 rows */
export const exportNewsReviewQueue: UseCase<typeof contract.exportNewsReviewQueue> = async (
  act,
  { reason, ...request },
) => {
  const overdue = await readOverdueBefore(act.sql, act.now);
  const page = { limit: mostExported + 1, offset: 0 };
  const rows = await queuePage(act.sql, filterOf(act, request, overdue), page).execute();
  if (rows.length > mostExported) throw act.refuse('tooManyRows');
  await act.audit({
    targetType: 'news',
    targetId: null,
    reason,
    detail: { ...request, rowCount: rows.length },
  });
  return {
    fileName: `动态审核-${newsReviewTabLabels[request.tab]}-${toDay(act.now)}.xlsx`,
    sheet: await sheetOf(
      '动态审核',
      queueColumns,
      rows.map((row) => queueView(row, act, overdue)),
    ),
  };
};
