import { readOverdueBefore } from '#domains/site/server/index.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/activity-review.contract.ts';
import { activityStatusLabels } from '../../contract/activities.words.ts';
import { queueFilterOf, toReviewRow } from './list-review-queue.ts';
import { queueIds, queueRowsOf } from './review-queue.queries.ts';

/** Activities by the list's filters inside the caller's scope, in the order of the list. */
export const exportActivities = exportSource({
  operation: contract.exportActivities,
  what: '活动',
  targetType: 'activity',
  idsOf: async ({ sql, caller }, asked, most) => {
    const { rows } = await queueIds({ ...queueFilterOf(asked, caller.scope), tab: 'all' }, most).execute(sql);
    return rows.map(({ id }) => id);
  },
  rowsOf: async ({ sql, caller, now }, _, ids) => {
    const overdue = await readOverdueBefore(sql, now);
    const { rows } = await queueRowsOf(ids, caller.scope).execute(sql);
    return rows.map((row) => toReviewRow(row, now, overdue));
  },
  idOf: (row) => row.id,
  columns: [
    ['活动编号', 18, (row) => row.activityNo],
    ['活动', 40, (row) => row.title],
    ['队伍', 30, (row) => row.team.name],
    ['类别', 14, (row) => categoryMark(row.category).label],
    ['区域', 12, (row) => row.areaName ?? '全市'],
    ['开始', 18, (row) => timeCell(row.startsAt)],
    ['结束', 18, (row) => timeCell(row.endsAt)],
    ['场次', 8, (row) => row.shiftCount],
    ['人数', 8, (row) => row.capacity],
    ['状态', 12, (row) => activityStatusLabels[row.status]],
    ['提交时间', 18, (row) => timeCell(row.submittedAt)],
    ['审核时间', 18, (row) => timeCell(row.reviewedAt)],
    ['审核人', 12, (row) => row.reviewerName ?? ''],
    ['审核意见', 40, (row) => row.reviewNote ?? ''],
  ],
});
