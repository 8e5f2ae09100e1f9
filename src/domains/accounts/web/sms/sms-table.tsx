import { dayTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { SmsView } from '../../contract/sms.contract.ts';
import { type SmsStatus, smsStatusLabels } from '../../contract/sms.words.ts';
import styles from './sms-table.module.css';

type SmsTableProps = {
  rows: readonly SmsView[];
  onOpen: (row: SmsView) => void;
  onRetry: (row: SmsView) => void;
};

const tones: Record<SmsStatus, StatusTone> = { waiting: 'soon', sent: 'ok', failed: 'no' };

/** Where a message stands, with what is next or went wrong. */
const SmsStatusMark = ({ row }: { row: SmsView }) => (
  <StatusDot tone={tones[row.status]}>{smsStatusLabels[row.status]}</StatusDot>
);

/** Messages by SMS, newest first: when, to whom, what, how it went. */
export function SmsTable({ rows, onOpen, onRetry }: SmsTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list} ${styles.table}`}>
        <thead>
          <tr>
            <th>时间</th>
            <th>手机号</th>
            <th>类型</th>
            <th>内容</th>
            <th>状态</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.smsId}>
              <td className={list.tight}>{dayTimeLabel(row.createdAt)}</td>
              <td className={`num ${list.tight}`}>{row.recipientMasked}</td>
              <td className={list.tight}>{row.templateLabel}</td>
              <td className={styles.text}>{row.text}</td>
              <td className={list.tight}>
                <SmsStatusMark row={row} />
                {row.status === 'waiting' && row.attempts > 0 && <small>已试 {row.attempts} 次</small>}
              </td>
              <td>
                <div className={list.acts}>
                  <Button look="ghost" size="sm" onClick={() => onOpen(row)}>
                    详情
                  </Button>
                  {row.status === 'failed' && (
                    <Button look="line" size="sm" onClick={() => onRetry(row)}>
                      重发
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
