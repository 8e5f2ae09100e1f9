import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/complaint-desk.contract.ts';
import {
  complaintKindLabels,
  complaintStatusLabels,
  complaintTabs,
} from '../../contract/complaints.words.ts';
import { deskIds, ledgerRows } from './desk.queries.ts';

/** 投诉台账 by the list's filters and inside the caller's scope: what became of each, never who filed it nor what was written. */
export const exportComplaints = exportSource({
  operation: contract.exportComplaints,
  what: '投诉台账',
  fileTitle: ({ tab }) => `投诉台账-${complaintTabs[tab].label}`,
  targetType: 'complaint',
  idsOf: async ({ sql, now, caller }, { isMine, ...asked }, most) => {
    const handlerId = isMine === true ? caller.accountId : undefined;
    const rows = await deskIds(sql, { ...asked, scope: caller.scope, handlerId }, now)
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: ({ sql, caller }, _asked, ids) => ledgerRows(sql, ids, caller.scope),
  idOf: (row) => row.id,
  columns: [
    ['编号', 20, (row) => row.complaintNo],
    ['类型', 8, (row) => complaintKindLabels[row.kind]],
    ['对象', 40, (row) => row.targetTitle],
    ['署名', 10, (row) => (row.isAnonymous ? '匿名' : '身份封存')],
    ['状态', 14, (row) => complaintStatusLabels[row.status]],
    ['提交', 18, (row) => timeCell(row.submittedAt)],
    ['受理', 18, (row) => timeCell(row.acceptedAt)],
    ['答复', 18, (row) => timeCell(row.decidedAt)],
    ['期限', 18, (row) => timeCell(row.dueAt)],
    ['延期', 18, (row) => timeCell(row.extendedAt)],
    ['申请复核', 18, (row) => timeCell(row.reviewAskedAt)],
    ['办理人', 12, (row) => row.handlerName ?? ''],
  ],
});
