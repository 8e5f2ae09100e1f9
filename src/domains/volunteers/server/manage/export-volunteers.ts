import { hoursOf } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../../contract/manage-volunteers.contract.ts';
import {
  genderLabels,
  realNameStatusLabels,
  volunteerStatusLabels,
} from '../../contract/volunteers.words.ts';
import { volunteerPage } from './manage-volunteers.queries.ts';
import { viewOf } from './volunteer-row.ts';

/** Volunteers by the list's filters inside the caller's scope, phones masked. */
export const exportVolunteers = exportSource({
  operation: contract.exportVolunteers,
  what: '志愿者',
  targetType: 'volunteer',
  idsOf: async ({ sql, caller, now }, asked, most) => {
    const filter = { ...asked, scope: caller.scope, today: toDay(now) };
    const rows = await volunteerPage(sql, filter, { limit: most, sort: asked.sort })
      .clearSelect()
      .select('v.id')
      .execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: async ({ sql, caller, now }, asked, ids) => {
    const today = toDay(now);
    const filter = { status: asked.status, ids, scope: caller.scope, today };
    const rows = await volunteerPage(sql, filter, { limit: ids.length }).execute();
    return rows.map((row) => viewOf(row, today));
  },
  idOf: (row) => row.volunteerId,
  columns: [
    ['志愿者编号', 22, (row) => row.volunteerNo],
    ['姓名', 12, (row) => row.name],
    ['性别', 6, (row) => genderLabels[row.gender]],
    ['年龄', 6, (row) => (row.status === 'closed' ? '' : row.age)],
    ['区域', 12, (row) => row.areaName],
    ['手机号', 16, (row) => row.mobileMasked ?? ''],
    ['实名状态', 10, (row) => realNameStatusLabels[row.realNameStatus]],
    ['状态', 10, (row) => volunteerStatusLabels[row.status]],
    ['服务时长（小时）', 14, (row) => hoursOf(row.effectiveMinutes)],
    ['星级', 6, (row) => row.stars],
    ['注册日期', 12, (row) => row.registeredAt.slice(0, 10)],
  ],
});
