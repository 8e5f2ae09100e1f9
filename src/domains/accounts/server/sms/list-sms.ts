import { cappedCount } from '#database/capped-count.ts';
import { dayTimeLabel, toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type {
  exportSms as exportOperation,
  listSms as operation,
  SmsView,
} from '../../contract/sms.contract.ts';
import { smsExportRows, smsStatusLabels } from '../../contract/sms.words.ts';
import { newestSms, type SmsFilter, smsRows } from './sms.queries.ts';

const stars = '******';
/** Variables that open something to whoever reads them, whichever room sent them. */
const secretNames = ['code', 'link'];
const wholeNumberLength = 11;

/** Name and text of a message by its template and the values of its variables. */
export type DescribeSms = (
  template: string,
  variables: Readonly<Record<string, string>>,
) => { label: string; text: string };

type Asked = Pick<ParsedRequestOf<typeof operation>, 'status' | 'template' | 'fromOn' | 'toOn' | 'number'>;
type Tools = { outbox: Outbox; describeSms: DescribeSms; showsSecrets: boolean };
type Row = Awaited<ReturnType<ReturnType<typeof newestSms>['execute']>>[number];

/** Messages by SMS, newest first. Secret values are shown in demo mode only, where no phone receives them. */
export async function listSms(
  act: Act<StaffCaller>,
  request: ParsedRequestOf<typeof operation>,
  tools: Tools,
): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize, ...asked } = request;
  const wanted = filterOf(asked, tools.outbox);
  const rows = await newestSms(act.sql, wanted).limit(pageSize).offset(offsetOf(request)).execute();
  const total = await cappedCount(act.sql, smsRows(act.sql, wanted).select('id'));
  return { list: rows.map((row) => viewOf(row, tools)), total, pageNum, pageSize };
}

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
export async function exportSms(
  act: Act<StaffCaller>,
  { reason, ...asked }: ParsedRequestOf<typeof exportOperation>,
  tools: Omit<Tools, 'showsSecrets'>,
): Promise<ResultOf<typeof exportOperation>> {
  const wanted = filterOf(asked, tools.outbox);
  const rows = await newestSms(act.sql, wanted)
    .limit(smsExportRows + 1)
    .execute();
  if (rows.length > smsExportRows) throw new Refusal('tooManyRows');
  const bytes = await writeSheet({
    title: '短信发件箱',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => cellsOf(viewOf(row, { ...tools, showsSecrets: false }))),
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
}

const cellsOf = (view: SmsView): string[] => [
  dayTimeLabel(view.createdAt),
  view.recipientMasked,
  view.templateLabel,
  view.text,
  smsStatusLabels[view.status],
  String(view.attempts),
  view.failure ?? '',
];

function filterOf({ number, ...filter }: Asked, outbox: Outbox): SmsFilter {
  if (number?.length === wholeNumberLength) return { ...filter, numberHash: outbox.hashOf(number) };
  return { ...filter, tail: number };
}

function viewOf(row: Row, { outbox, describeSms, showsSecrets }: Tools): SmsView {
  const secrets = row.secretCipher && showsSecrets ? outbox.openSecrets(row.secretCipher) : {};
  const variables = { ...(row.variables as Record<string, string>), ...secrets };
  const { label, text } = describeSms(row.template, showsSecrets ? variables : starred(variables));
  return {
    smsId: row.id,
    recipientMasked: row.recipientMasked,
    template: row.template,
    templateLabel: label,
    text,
    status: row.status,
    attempts: row.attempts,
    failure: row.failure,
    createdAt: toInstant(row.createdAt),
    sentAt: toInstantOrNull(row.sentAt),
    nextAttemptAt: toInstant(row.nextAttemptAt),
  };
}

const starred = (variables: Record<string, string>): Record<string, string> => ({
  ...variables,
  ...Object.fromEntries(secretNames.map((name) => [name, stars])),
});
