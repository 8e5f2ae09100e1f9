import { toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-categories.contract.ts';
import { newsLayoutLabels, postScopeLabels } from '../../contract/news.words.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { ExportColumn } from '#platform/server/exports/export-source.ts';
import { categoryRows, publishedCounts } from '../news.queries.ts';

/** Categories by the list's filters with their settings and how much they hold; noted in the audit log. */
export const exportNewsCategories: UseCase<typeof contract.exportNewsCategories> = async (
  act,
  { reason, ...filter },
) => {
  const all = await categoryRows(act.sql).orderBy('sort').orderBy('id').limit(1_000).execute();
  const counts = new Map((await publishedCounts(act.sql)).map(({ id, count }) => [id, Number(count)]));
  const nameOf = new Map(all.map(({ id, name }) => [id, name]));
  const rows = all.filter(
    ({ name, isEnabled }) =>
      name.includes(filter.keyword ?? '') &&
      (filter.isEnabled === undefined || isEnabled === (filter.isEnabled === 1)),
  );
  type Row = (typeof rows)[number];
  const columns: readonly ExportColumn<Row>[] = [
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
  const sheet = writeSheet({
    title: '栏目',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => columns.map(([, , read]) => read(row))),
  });
  return { fileName: `栏目-${toDay(act.now)}.xlsx`, sheet: sheet.toString('base64') };
};
