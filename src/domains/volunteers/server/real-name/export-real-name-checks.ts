import { dateTimeLabel } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import { timeCell } from '#platform/server/exports/time-cell.ts';
import * as contract from '../../contract/real-name.contract.ts';
import { checkStatusLabels, findingLabels, idKindLabels } from '../../contract/real-name.words.ts';
import { rowView } from './real-name-check-row.ts';
import { checkIds, shownChecks } from './real-name.queries.ts';

/** Checks by the list's filters and inside the caller's scope, ID numbers masked. */
export const exportRealNameChecks = exportSource({
  operation: contract.exportRealNameChecks,
  what: '实名审核',
  targetType: 'realNameCheck',
  idsOf: async ({ sql, caller }, asked, most) => {
    const rows = await checkIds(sql, { ...asked, scope: caller.scope })
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
  rowsOf: async ({ sql, caller }, { tab }, ids) => {
    const rows = await shownChecks(sql, { tab, ids, scope: caller.scope }).execute();
    return rows.map((row) => rowView(row));
  },
  idOf: (row) => row.checkId,
  columns: [
    ['志愿者编号', 22, (row) => row.volunteerNo],
    ['姓名', 12, (row) => row.name],
    ['证件类型', 22, (row) => idKindLabels[row.idKind]],
    ['证件号码', 22, (row) => row.idMasked],
    ['需核对', 40, (row) => row.findings.map((finding) => findingLabels[finding]).join('；')],
    ['状态', 10, (row) => checkStatusLabels[row.status]],
    ['提交时间', 22, (row) => dateTimeLabel(row.submittedAt)],
    ['处理时间', 22, (row) => timeCell(row.decidedAt)],
    ['处理人', 12, (row) => row.deciderName ?? ''],
    ['原因', 40, (row) => row.reason ?? ''],
  ],
});
