import { readOverdueBefore } from '#domains/site/server/index.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { dateTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import type * as contract from '../../contract/activity-review.contract.ts';
import { activityStatusLabels, mostExportedActivities } from '../../contract/activities.words.ts';
import { queueFilterOf, toReviewRow } from './list-review-queue.ts';
import { queuePage } from './review-queue.queries.ts';

const columns = [
  ['活动编号', 18],
  ['活动', 40],
  ['队伍', 30],
  ['类别', 14],
  ['区域', 12],
  ['开始', 18],
  ['结束', 18],
  ['场次', 8],
  ['人数', 8],
  ['状态', 12],
  ['提交时间', 18],
  ['审核时间', 18],
  ['审核人', 12],
  ['审核意见', 40],
] as const;

const timeOf = (instant: string | null): string => (instant === null ? '' : dateTimeLabel(instant));

const cellsOf = (row: ReviewRow): (string | number)[] => [
  row.activityNo,
  row.title,
  row.team.name,
  categoryMark(row.category).label,
  row.areaName ?? '全市',
  timeOf(row.startsAt),
  timeOf(row.endsAt),
  row.shiftCount,
  row.capacity,
  activityStatusLabels[row.status],
  timeOf(row.submittedAt),
  timeOf(row.reviewedAt),
  row.reviewerName ?? '',
  row.reviewNote ?? '',
];

/** Activities by the list's filters as a spreadsheet; bounded, and noted in the audit log. @throws Refusal tooManyRows */
export const exportActivities: UseCase<typeof contract.exportActivities> = async (
  act,
  { reason, ...asked },
) => {
  const { sql, caller, now } = act;
  const filter = { ...queueFilterOf(asked, caller.scope), tab: 'all' as const };
  const page = { pageNum: 1, pageSize: mostExportedActivities + 1 };
  const { rows } = await queuePage(filter, page).execute(sql);
  if (rows.length > mostExportedActivities) throw act.refuse('tooManyRows');
  const overdue = await readOverdueBefore(sql, now);
  const bytes = await writeSheet({
    title: '活动',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => cellsOf(toReviewRow(row, now, overdue))),
  });
  await act.audit({
    targetType: 'activity',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `活动-${toDay(now)}.xlsx`, sheet: bytes.toString('base64') };
};
