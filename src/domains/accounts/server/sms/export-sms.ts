import { dateTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { SmsView } from '../../contract/sms.contract.ts';
import type * as contract from '../../contract/sms.contract.ts';
import { smsExportRows, smsStatusLabels } from '../../contract/sms.words.ts';
import { smsFilterOf, type SmsViewTools, smsViewOf } from './sms-view.ts';
import { orderedSms } from './sms.queries.ts';

const columns = [
  ['时间', 20],
  ['手机号', 14],
  ['类型', 16],
  ['内容', 60],
  ['状态', 10],
  ['次数', 8],
  ['失败原因', 40],
] as const;

/** Messages by the list's filters as a spreadsheet, never with secrets; the export is in the audit log. */
export const exportSms: UseCase<typeof contract.exportSms, Omit<SmsViewTools, 'showsSecrets'>> = async (
  act,
  { reason, ...asked },
  tools,
) => {
  const wanted = smsFilterOf(asked, tools.outbox);
  const rows = await orderedSms(act.sql, wanted)
    .limit(smsExportRows + 1)
    .execute();
  if (rows.length > smsExportRows) throw act.refuse('tooManyRows');
  const bytes = await writeSheet({
    title: '短信发件箱',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => cellsOf(smsViewOf(row, { ...tools, showsSecrets: false }))),
  });
  const { number, ...filters } = asked;
  await act.audit({
    targetType: 'sms',
    targetId: null,
    reason,
    // Not the number: the audit log names nobody's.
    detail: { filters, hasNumber: number !== undefined, rowCount: rows.length },
  });
  return { fileName: `短信发件箱-${toDay(act.now)}.xlsx`, sheet: bytes.toString('base64') };
};

const cellsOf = (view: SmsView): string[] => [
  dateTimeLabel(view.createdAt),
  view.recipientMasked,
  view.templateLabel,
  view.text,
  smsStatusLabels[view.status],
  String(view.attempts),
  view.failure ?? '',
];
