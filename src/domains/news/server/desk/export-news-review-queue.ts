import { readOverdueBefore } from '#domains/site/server/index.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/news-review.contract.ts';
import { newsReviewTabLabels, newsStatusLabels } from '../../contract/news.words.ts';
import { filterOf, queueView } from './queue-view.ts';
import { queueIds, queuePage } from './review-queue.queries.ts';

/** The review queue by the list's filters, inside the reviewer's part of the city. */
export const exportNewsReviewQueue = exportSource({
  operation: contract.exportNewsReviewQueue,
  what: '动态审核',
  fileTitle: ({ tab }) => `动态审核-${newsReviewTabLabels[tab]}`,
  targetType: 'news',
  idsOf: async (act, asked, most) => {
    const filter = filterOf(act, asked, await readOverdueBefore(act.sql, act.now));
    const rows = queueIds(act.sql, filter, { pageNum: 1, pageSize: most });
    return (await rows.execute()).map(({ id }) => id);
  },
  rowsOf: async (act, asked, ids) => {
    const overdue = await readOverdueBefore(act.sql, act.now);
    const filter = { ...filterOf(act, asked, overdue), ids };
    const rows = await queuePage(act.sql, filter, { pageNum: 1, pageSize: ids.length }).execute();
    return rows.map((row) => queueView(row, act, overdue));
  },
  idOf: (row) => row.dynamicId,
  columns: [
    ['编号', 10, (row) => row.dynamicId],
    ['标题', 44, (row) => row.title],
    ['栏目', 14, (row) => row.dynamicTypeName],
    ['队伍', 28, (row) => row.teamName ?? ''],
    ['来源', 28, (row) => row.source],
    ['撰稿', 12, (row) => row.writerName],
    ['初审', 12, (row) => row.firstReviewerName ?? ''],
    ['状态', 12, (row) => newsStatusLabels[row.desk?.revisionStatus ?? row.status]],
    ['提交时间', 22, (row) => timeCell(row.desk?.submittedAt)],
    ['已等（分钟）', 12, (row) => row.waitedMinutes],
    ['超时', 8, (row) => (row.isOverdue ? '是' : '')],
    ['发布时间', 22, (row) => timeCell(row.publishAt)],
    ['阅读', 10, (row) => row.viewCount],
  ],
});
