import { readOverdueBefore } from '#domains/site/server/index.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/manage-teams.contract.ts';
import { teamReviewTabs } from '../../contract/manage-teams.words.ts';
import { teamStatusLabels } from '../../contract/teams.words.ts';
import { staffTeamRows } from './manage-teams.queries.ts';
import { reviewRowView } from './staff-team-views.ts';

/** Registrations by the list's filters and inside the caller's scope. */
export const exportTeamReviews = exportSource({
  operation: contract.exportTeamReviews,
  what: '队伍审核',
  fileTitle: ({ tab }) => `队伍审核-${teamReviewTabs[tab]}`,
  targetType: 'team',
  idsOf: async ({ sql, caller }, asked, most) => {
    const rows = staffTeamRows(sql, { ...asked, scope: caller.scope }, asked.sort)
      .clearSelect()
      .select('t.id')
      .limit(most);
    return (await rows.execute()).map(({ id }) => id);
  },
  rowsOf: async ({ sql, caller, now }, _, ids) => {
    const overdueBefore = await readOverdueBefore(sql, now);
    const rows = await staffTeamRows(sql, { keyword: '', ids, scope: caller.scope }).execute();
    return rows.map((row) => reviewRowView(row, now, overdueBefore));
  },
  idOf: (row) => row.teamId,
  columns: [
    ['队伍编号', 18, (row) => row.teamNo],
    ['名称', 34, (row) => row.name],
    ['类别', 14, (row) => row.teamClass],
    ['登记形式', 14, (row) => row.legalForm],
    ['区域', 12, (row) => row.areaName],
    ['所属阵地', 30, (row) => row.organisationName],
    ['负责人', 12, (row) => row.leaderName],
    ['状态', 10, (row) => teamStatusLabels[row.status]],
    ['提交时间', 22, (row) => timeCell(row.submittedAt)],
    ['已等（分钟）', 12, (row) => row.waitedMinutes],
    ['超时', 8, (row) => (row.isOverdue ? '是' : '')],
    ['审核人', 12, (row) => row.reviewerName ?? ''],
    ['审核时间', 22, (row) => timeCell(row.reviewedAt)],
    ['审核意见', 40, (row) => row.reviewNote ?? ''],
  ],
});
