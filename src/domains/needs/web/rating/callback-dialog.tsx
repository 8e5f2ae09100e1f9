import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { CallbackRow } from '../../contract/rating.contract.ts';
import { callbackFindings, callbackLabels } from '../../contract/rating.words.ts';
import { NeedReveal } from '../review/need-reveal.tsx';
import { listCallbacksCall, recordCallbackCall } from './rating.calls.ts';

const findings = callbackFindings.map((value) => ({ value, label: callbackLabels[value] }));

const nothingSaid = { finding: 'agrees' as (typeof callbackFindings)[number], note: '' };

/** One call back: the number behind a reason, and what was said. */
export function CallbackDialog({ row, onClose }: { row: CallbackRow; onClose: () => void }) {
  const [{ finding, note }, change, forget] = useKeptForm(`callback:${row.needId}`, nothingSaid);
  const record = useOperationCommand(recordCallbackCall, {
    refreshes: [listCallbacksCall],
    reportedBy: 'form',
  });
  const store = (): void =>
    record.mutate(
      { needId: row.needId, finding, note },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '回访已记录' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      isWide
      keepsText
      onClose={onClose}
      title={`回访“${row.title}”`}
      decisive={{ label: '记录', onPress: store, isBusy: record.isPending }}
    >
      <div className={list.form}>
        {record.error && (
          <Notice kind="error" isLive>
            {record.error.msg}
          </Notice>
        )}
        <NeedReveal needId={row.needId} />
        <SelectField
          label="问到了什么"
          value={finding}
          options={findings}
          onChange={(value) => change({ finding: callbackFindings.find((one) => one === value) ?? 'agrees' })}
        />
        <TextField
          label="说明"
          maxLength={200}
          value={note}
          hint="和系统里不一致时必填；回访不改点单人的评价"
          onChange={(text) => change({ note: text })}
        />
      </div>
    </Dialog>
  );
}
