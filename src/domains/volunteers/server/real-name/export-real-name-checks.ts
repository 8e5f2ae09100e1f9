import { dateTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { RealNameCheckRow } from '../../contract/real-name.contract.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import {
  checkStatusLabels,
  findingLabels,
  idKindLabels,
  mostExportedChecks,
} from '../../contract/real-name.words.ts';
import { rowView } from './real-name-check-row.ts';
import { checkPage } from './real-name.queries.ts';

const columns = [
  ['志愿者编号', 22],
  ['姓名', 12],
  ['证件类型', 22],
  ['证件号码', 22],
  ['需核对', 40],
  ['状态', 10],
  ['提交时间', 22],
  ['处理时间', 22],
  ['处理人', 12],
  ['原因', 40],
] as const;

/** Checks by the list's filters and inside the caller's scope as a spreadsheet, ID numbers masked. @throws Refusal above the bound */
export const exportRealNameChecks: UseCase<typeof contract.exportRealNameChecks> = async (
  act,
  { reason, ...asked },
) => {
  const { scope } = act.caller;
  const rows = await checkPage(act.sql, { ...asked, scope })
    .limit(mostExportedChecks + 1)
    .execute();
  if (rows.length > mostExportedChecks) throw act.refuse('tooManyRows');
  const bytes = await writeSheet({
    title: '实名审核',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => cellsOf(rowView(row))),
  });
  await act.audit({
    targetType: 'realNameCheck',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `实名审核-${toDay(act.now)}.xlsx`, sheet: bytes.toString('base64') };
};

const cellsOf = (row: RealNameCheckRow): string[] => [
  row.volunteerNo,
  row.name,
  idKindLabels[row.idKind],
  row.idMasked,
  row.findings.map((finding) => findingLabels[finding]).join('；'),
  checkStatusLabels[row.status],
  dateTimeLabel(row.submittedAt),
  row.decidedAt ? dateTimeLabel(row.decidedAt) : '',
  row.deciderName ?? '',
  row.reason ?? '',
];
