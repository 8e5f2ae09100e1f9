import { dateTimeLabel } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../contract/review-hours.contract.ts';
import { hourReviewTabs, hourStates } from '../contract/hours.words.ts';
import { hourIdsForReview, reviewRowsOf } from './lists.queries.ts';

/** Records by the list's filters and inside the caller's scope, in the order of the list. */
export const exportHoursForReview = exportSource({
  operation: contract.exportHoursForReview,
  what: '时长审核',
  fileTitle: ({ tab }) => `时长审核-${hourReviewTabs[tab]}`,
  targetType: 'serviceHour',
  idsOf: async ({ sql, caller }, asked, most) => {
    const rows = await hourIdsForReview(sql, { ...asked, scope: caller.scope })
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: ({ sql, caller }, _, ids) => reviewRowsOf(sql, { hourIds: ids, scope: caller.scope }),
  idOf: (row) => row.hourId,
  columns: [
    ['记录编号', 20, (row) => row.hourNo],
    ['志愿者编号', 22, (row) => row.volunteerNo],
    ['姓名', 12, (row) => row.volunteerName],
    ['活动', 40, (row) => row.activityTitle],
    ['队伍', 30, (row) => row.teamName],
    ['岗位', 14, (row) => row.postName],
    ['开始', 18, (row) => dateTimeLabel(row.startsAt)],
    ['结束', 18, (row) => dateTimeLabel(row.endsAt)],
    ['分钟', 8, (row) => row.minutes],
    ['考勤分钟', 10, (row) => row.calculatedMinutes],
    ['证据', 8, (row) => row.evidenceGrade],
    ['状态', 14, (row) => hourStates[row.state]],
    ['说明', 40, (row) => row.reason ?? ''],
    ['异议', 40, (row) => row.objection ?? ''],
    ['答复', 40, (row) => row.objectionAnswer ?? ''],
    // What nobody of the centre decided the person denied.
    ['处理人', 12, (row) => row.deciderName ?? (row.state === 'rejected' ? '本人' : '')],
    ['处理时间', 18, (row) => timeCell(row.decidedAt)],
    ['不予认定的原因', 40, (row) => row.decisionNote ?? ''],
  ],
});
