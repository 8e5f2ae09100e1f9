import { readOverdueBefore } from '#domains/site/server/index.ts';
import { dayTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { exportNewsCategories as categoriesOperation } from '../contract/news-categories.contract.ts';
import type {
  exportNewsReviewQueue as queueOperation,
  NewsQueueRow,
} from '../contract/news-review.contract.ts';
import {
  newsLayoutLabels,
  newsReviewTabLabels,
  newsStatusLabels,
  postScopeLabels,
} from '../contract/news.words.ts';
import { filterOf, queueView } from './desk/list-news-review-queue.ts';
import { categoryRows, publishedCounts } from './news.queries.ts';
import { queuePage } from './desk/review-queue.queries.ts';

const mostExported = 5_000;

type Column<Row> = readonly [title: string, width: number, read: (row: Row) => string | number];

const queueColumns: readonly Column<NewsQueueRow>[] = [
  ['编号', 10, (row) => row.dynamicId],
  ['标题', 44, (row) => row.title],
  ['栏目', 14, (row) => row.dynamicTypeName],
  ['队伍', 28, (row) => row.teamName ?? ''],
  ['来源', 28, (row) => row.source],
  ['撰稿', 12, (row) => row.writerName],
  ['初审', 12, (row) => row.firstReviewerName ?? ''],
  ['状态', 12, (row) => newsStatusLabels[row.desk?.revisionStatus ?? row.status]],
  ['提交时间', 22, (row) => (row.desk?.submittedAt ? dayTimeLabel(row.desk.submittedAt) : '')],
  ['已等（分钟）', 12, (row) => row.waitedMinutes],
  ['超时', 8, (row) => (row.isOverdue ? '是' : '')],
  ['发布时间', 22, (row) => (row.publishAt ? dayTimeLabel(row.publishAt) : '')],
  ['阅读', 10, (row) => row.viewCount],
];

async function sheetOf<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const bytes = await writeSheet({
    title,
    columns: columns.map(([name, width]) => ({ title: name, width })),
    rows: rows.map((row) => columns.map(([, , read]) => read(row))),
  });
  return bytes.toString('base64');
}

/** The review queue by the list's filters as a spreadsheet, at most 5,000 rows; noted in the audit log. */
export async function exportNewsReviewQueue(
  act: Act<StaffCaller>,
  { reason, ...request }: ParsedRequestOf<typeof queueOperation>,
): Promise<ResultOf<typeof queueOperation>> {
  const overdue = await readOverdueBefore(act.sql, act.now);
  const page = { limit: mostExported, offset: 0 };
  const rows = await queuePage(act.sql, filterOf(act, request, overdue), page).execute();
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
}

/** Categories by the list's filters with their settings and how much they hold; noted in the audit log. */
export async function exportNewsCategories(
  act: Act<StaffCaller>,
  { reason, ...filter }: ParsedRequestOf<typeof categoriesOperation>,
): Promise<ResultOf<typeof categoriesOperation>> {
  const all = await categoryRows(act.sql).orderBy('sort').orderBy('id').limit(mostExported).execute();
  const counts = new Map((await publishedCounts(act.sql)).map(({ id, count }) => [id, Number(count)]));
  const nameOf = new Map(all.map(({ id, name }) => [id, name]));
  const rows = all.filter(
    ({ name, isEnabled }) =>
      name.includes(filter.keyword ?? '') &&
      (filter.isEnabled === undefined || isEnabled === (filter.isEnabled === 1)),
  );
  type Row = (typeof rows)[number];
  const columns: readonly Column<Row>[] = [
    ['编号', 10, (row) => row.id],
    ['栏目', 18, (row) => row.name],
    ['上级', 18, (row) => (row.parentId === null ? '' : (nameOf.get(row.parentId) ?? ''))],
    ['排序', 8, (row) => row.sort],
    ['启用', 8, (row) => (row.isEnabled ? '是' : '否')],
    ['导航', 8, (row) => (row.isInNavigation ? '是' : '否')],
    ['布局', 10, (row) => newsLayoutLabels[row.layout]],
    ['发布范围', 20, (row) => postScopeLabels[row.postScope]],
    ['审核级数', 10, (row) => row.reviewLevels],
    ['已发布', 10, (row) => counts.get(row.id) ?? 0],
  ];
  await act.audit({
    targetType: 'newsCategory',
    targetId: null,
    reason,
    detail: { ...filter, rowCount: rows.length },
  });
  return { fileName: `栏目-${toDay(act.now)}.xlsx`, sheet: await sheetOf('栏目', columns, rows) };
}
