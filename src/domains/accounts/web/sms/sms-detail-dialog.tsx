import { dateTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { SmsView } from '../../contract/sms.contract.ts';
import { smsStatusLabels } from '../../contract/sms.words.ts';

/** One message in full: its text, its attempts and the provider's answer. */
export function SmsDetailDialog({ row, onClose }: { row: SmsView; onClose: () => void }) {
  const facts: [string, string | null][] = [
    ['手机号', row.recipientMasked],
    ['类型', `${row.templateLabel}（${row.template}）`],
    ['内容', row.text],
    ['状态', smsStatusLabels[row.status]],
    ['发送次数', `${row.attempts} 次`],
    ['写入时间', dateTimeLabel(row.createdAt)],
    ['发出时间', row.sentAt && dateTimeLabel(row.sentAt)],
    ['下次发送', row.status === 'waiting' ? dateTimeLabel(row.nextAttemptAt) : null],
    ['失败原因', row.failure],
    ['短信编号', String(row.smsId)],
  ];
  return (
    <Dialog isOpen isWide onClose={onClose} title="短信详情" safeLabel="关闭">
      <dl className={list.facts}>
        {facts.flatMap(([name, value]) =>
          value ? [<dt key={name}>{name}</dt>, <dd key={`${name}v`}>{value}</dd>] : [],
        )}
      </dl>
    </Dialog>
  );
}
