import { dateTimeLabel } from '#platform/contract/instants.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../../contract/sms.contract.ts';
import { smsStatusLabels } from '../../contract/sms.words.ts';
import { smsFilterOf, type SmsViewTools, smsViewOf } from './sms-view.ts';
import { orderedSms } from './sms.queries.ts';

/** Messages by the list's filters, never with secrets. */
export const exportSms = (tools: Omit<SmsViewTools, 'showsSecrets'>) =>
  exportSource({
    operation: contract.exportSms,
    what: '短信发件箱',
    targetType: 'sms',
    // Not the number: neither the audit log nor an order names anybody's.
    keep: ({ number, ...filters }) => ({ ...filters, hasNumber: number !== undefined }),
    idsOf: async ({ sql }, asked, most) => {
      const rows = orderedSms(sql, smsFilterOf(asked, tools.outbox), asked.sort === 'createdAt')
        .clearSelect()
        .select('id')
        .limit(most);
      return (await rows.execute()).map(({ id }) => id);
    },
    rowsOf: async ({ sql }, _, ids) => {
      const rows = await orderedSms(sql, { ids }).execute();
      return rows.map((row) => smsViewOf(row, { ...tools, showsSecrets: false }));
    },
    idOf: (row) => row.smsId,
    columns: [
      ['时间', 20, (row) => dateTimeLabel(row.createdAt)],
      ['手机号', 14, (row) => row.recipientMasked],
      ['类型', 16, (row) => row.templateLabel],
      ['内容', 60, (row) => row.text],
      ['状态', 10, (row) => smsStatusLabels[row.status]],
      ['次数', 8, (row) => String(row.attempts)],
      ['失败原因', 40, (row) => row.failure ?? ''],
    ],
  });
