import { hoursOf } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../../contract/manage-teams.contract.ts';
import { teamStatusLabels } from '../../contract/teams.words.ts';
import { staffTeamRows } from './manage-teams.queries.ts';

/** Teams by the list's filters inside the caller's scope. */
export const exportTeams = exportSource({
  operation: contract.exportTeams,
  what: '服务队伍',
  targetType: 'team',
  idsOf: async ({ sql, caller }, asked, most) => {
    const rows = staffTeamRows(sql, { ...asked, scope: caller.scope }, asked.sort)
      .clearSelect()
      .select('t.id')
      .limit(most);
    return (await rows.execute()).map(({ id }) => id);
  },
  rowsOf: ({ sql, caller }, _, ids) =>
    staffTeamRows(sql, { keyword: '', ids, scope: caller.scope }).execute(),
  idOf: (row) => row.id,
  columns: [
    ['队伍编号', 18, (row) => row.teamNo],
    ['名称', 34, (row) => row.name],
    ['类别', 14, (row) => row.teamClass],
    ['登记形式', 14, (row) => row.legalForm],
    ['区域', 12, (row) => row.areaName ?? ''],
    ['所属阵地', 30, (row) => row.organisationName],
    ['负责人', 12, (row) => row.leaderName],
    ['状态', 10, (row) => teamStatusLabels[row.status]],
    ['信用等级', 10, (row) => row.trustGrade],
    ['队员', 8, (row) => Number(row.memberCount)],
    ['活动', 8, (row) => Number(row.activityCount)],
    ['服务时长（小时）', 16, (row) => hoursOf(Number(row.effectiveMinutes))],
    ['入驻日期', 14, (row) => toDay(row.registeredAt)],
  ],
});
