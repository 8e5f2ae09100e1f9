import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { SmsView } from '../../contract/sms.contract.ts';
import { smsStatusLabels } from '../../contract/sms.words.ts';
import styles from './sms-table.module.css';

type SmsTableProps = {
  rows: readonly SmsView[];
  onOpen: (row: SmsView) => void;
  onRetry: (row: SmsView) => void;
};

/** Where a message stands, with what is next or went wrong. */
const SmsStatusMark = ({ row }: { row: SmsView }) => (
  <StatusDot tone={stateTone(smsStatusLabels[row.status])}>{smsStatusLabels[row.status]}</StatusDot>
);

const columns: readonly Column<SmsView>[] = [
  {
    key: 'at',
    sort: 'createdAt',
    header: '时间',
    isTight: true,
    cell: ({ createdAt }) => dateTimeLabel(createdAt),
  },
  {
    key: 'to',
    header: '手机号',
    isTight: true,
    className: 'num',
    cell: ({ recipientMasked }) => recipientMasked,
  },
  { key: 'kind', header: '类型', isTight: true, cell: ({ templateLabel }) => templateLabel },
  { key: 'text', header: '内容', className: styles.text, cell: ({ text }) => text },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: (row) => (
      <>
        <SmsStatusMark row={row} />
        {row.status === 'waiting' && row.attempts > 0 && <small>已试 {row.attempts} 次</small>}
      </>
    ),
  },
];

/** Messages by SMS, newest first: when, to whom, what, how it went. */
export function SmsTable({ rows, onOpen, onRetry }: SmsTableProps) {
  return (
    <DataTable
      caption="短信"
      className={styles.table}
      rows={rows}
      keyOf={({ smsId }) => smsId}
      columns={columns}
      acts={(row) => (
        <>
          <Button look="ghost" size="sm" onClick={() => onOpen(row)}>
            详情
          </Button>
          {row.status === 'failed' && (
            <Button look="line" size="sm" onClick={() => onRetry(row)}>
              重发
            </Button>
          )}
        </>
      )}
    />
  );
}
