import { leadsActivity } from '#domains/teams/server/index.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/activity-hours.contract.ts';
import { entryAnswers, hourFlags, hourStates } from '../../contract/hours.words.ts';
import { findOwnActivity } from '../activity.queries.ts';
import { rowIdsOf, rowsOf } from './team-rows.ts';

const isLed = async ({ sql, caller }: Act<TeamCaller>, activityId: number): Promise<boolean> =>
  leadsActivity(caller, activityId) && (await findOwnActivity(sql, activityId, caller.teamId)) !== undefined;

/** The hours of one's own activity by the filters of its list, as that list shows them. */
export const exportActivityHours = exportSource({
  operation: contract.exportActivityHours,
  what: '时长明细',
  targetType: 'activity',
  idsOf: async (act, { activityId, ...asked }, most) => {
    if (!(await isLed(act, activityId))) throw new NotFound('没有这个活动');
    return rowIdsOf(act, { origin: { activityId }, ...asked }, most);
  },
  rowsOf: async (act, { activityId }, ids) => {
    if (!(await isLed(act, activityId))) return [];
    const page = { pageNum: 1, pageSize: Math.max(1, ids.length) };
    return (await rowsOf(act, { origin: { activityId }, hourIds: ids, ...page })).list;
  },
  idOf: (row) => row.hourId,
  columns: [
    ['记录编号', 20, (row) => row.hourNo],
    ['志愿者编号', 24, (row) => row.volunteerNo],
    ['姓名', 12, (row) => row.name],
    ['岗位', 14, (row) => row.postName],
    ['日期', 12, (row) => row.serviceOn],
    ['签到', 18, (row) => timeCell(row.checkedInAt)],
    ['签退', 18, (row) => timeCell(row.checkedOutAt)],
    ['系统分钟', 10, (row) => row.calculatedMinutes],
    ['认定分钟', 10, (row) => row.minutes],
    ['证据', 8, (row) => row.evidenceGrade],
    ['状态', 14, (row) => hourStates[row.state]],
    ['提示', 30, (row) => row.flags.map((flag) => hourFlags[flag]).join('；')],
    ['说明', 40, (row) => row.reason ?? (row.isCheckOutFixed ? '签退由队伍补签' : '')],
    ['本人答复', 14, (row) => (row.answer ? entryAnswers[row.answer] : '')],
    ['异议', 40, (row) => row.objection ?? ''],
    ['不予认定的原因', 40, (row) => row.decisionNote ?? ''],
  ],
});
