import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { TextAreaField } from '#platform/web/fields/text-area-field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import { appealTextLength } from '../../contract/credit.words.ts';
import { appealCreditEventCall, getMyCreditCall } from '../signups.calls.ts';
import styles from './credit.module.css';

/** One's own words against a credit event; what was typed outlives a failure. */
export function AppealForm({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const [text, change, forget] = useKeptText(`creditAppeal:${eventId}`);
  const appeal = useOperationCommand(appealCreditEventCall, {
    refreshes: [getMyCreditCall],
    reportedBy: 'form',
  });
  const send = (): void =>
    appeal.mutate(
      { eventId, text },
      {
        onSuccess: () => {
          forget();
          onClose();
          showToast({ kind: 'success', text: '申诉已提交，中心会答复你；答复前这些分不计' });
        },
      },
    );
  const fault = appeal.error?.errorOf('text');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        label="当时是什么情况"
        isRequired
        maxLength={appealTextLength.most}
        hint={`至少 ${appealTextLength.least} 个字。只有办理申诉的工作人员看得到`}
        value={text}
        error={fault}
        onChange={change}
      />
      {appeal.error && !fault && (
        <Notice kind="error" isLive>
          {appeal.error.msg}
        </Notice>
      )}
      <div className={styles.acts}>
        <Button look="line" type="button" onClick={onClose}>
          先不申诉
        </Button>
        <Button look="primary" type="submit" isBusy={appeal.isPending}>
          提交申诉
        </Button>
      </div>
    </form>
  );
}
