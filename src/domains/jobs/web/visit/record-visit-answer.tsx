import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { getDispatchItemCall, listDispatchQueueCall, recordVisitAnswerCall } from '../jobs.calls.ts';
import styles from './need-visit.module.css';

/** What the requester said on the phone to a proposed visit; noted by staff, with how they know. */
export function RecordVisitAnswer({ needId }: { needId: number }) {
  const [reason, setReason, forget] = useKeptText(`visit-answer:${needId}`);
  const record = useOperationCommand(recordVisitAnswerCall, {
    refreshes: [getDispatchItemCall, listDispatchQueueCall],
    reportedBy: 'form',
  });
  const send = (isAgreed: boolean): void =>
    record.mutate(
      { needId, isAgreed, reason },
      {
        onSuccess: () => {
          forget();
          showToast({ kind: 'success', text: '已记下，队伍会收到消息' });
        },
      },
    );
  return (
    <>
      {record.error && (
        <Notice kind="error" isLive>
          {record.error.msg}
        </Notice>
      )}
      <TextField
        label="电话里怎么说的"
        value={reason}
        maxLength={200}
        hint="例如：本人电话里答应了"
        error={record.error?.errorOf('reason')}
        onChange={setReason}
      />
      <div className={styles.acts}>
        <Button
          look="line"
          isBusy={record.isPending}
          disabled={reason.trim().length < 2}
          onClick={() => send(true)}
        >
          同意这个时间
        </Button>
        <Button
          look="line"
          isBusy={record.isPending}
          disabled={reason.trim().length < 2}
          onClick={() => send(false)}
        >
          想换个时间
        </Button>
      </div>
    </>
  );
}
