import { useState } from 'react';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useKeptForm } from '#platform/web/use-kept-text.ts';
import type { MyNeedView } from '../../contract/needs.contract.ts';
import { type CancelReason, cancelReasonLabels, cancelReasons } from '../../contract/needs.words.ts';
import { withdrawNeedCall } from '../needs.calls.ts';
import styles from './my-need.module.css';

type WithdrawNeedProps = {
  need: Pick<MyNeedView, 'needId' | 'version'>;
  followKey: string | undefined;
  onDone: () => void;
};

const nothingSaid: { reason: CancelReason | undefined; note: string } = { reason: undefined, note: '' };

/** Takes a need back: opened by a press, a reason by another, and a sentence for 其他. */
export function WithdrawNeed({ need, followKey, onDone }: WithdrawNeedProps) {
  const [isOpen, setOpen] = useState(false);
  // Who follows by a number and not signed in is not told apart from the next person at the same device.
  const [{ reason, note }, change, forget] = useKeptForm(
    followKey === undefined ? `withdraw-need:${need.needId}` : undefined,
    nothingSaid,
  );
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (isBusy) return;
    if (!reason) return setFault('请选择为什么取消');
    setBusy(true);
    setFault(undefined);
    try {
      const { needId, version } = need;
      await callOperation(
        withdrawNeedCall,
        { needId, version, followKey, reason, note },
        { reportedBy: 'form' },
      );
      forget();
      onDone();
    } catch (failure) {
      setFault(failure instanceof OperationFailed ? failure.msg : '没有成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  };
  if (!isOpen)
    return (
      <p className={styles.acts}>
        <Button look="danger" size="sm" onClick={() => setOpen(true)}>
          取消这张单
        </Button>
      </p>
    );
  return (
    <section className={styles.withdraw} aria-label="取消这张单">
      <h3>为什么取消？</h3>
      <div className={styles.chips}>
        {cancelReasons.map((key) => (
          <Chip key={key} isOutlined isOn={reason === key} onPress={() => change({ reason: key })}>
            {cancelReasonLabels[key]}
          </Chip>
        ))}
      </div>
      <Field label={reason === 'other' ? '说明' : '说明（选填）'} isRequired={reason === 'other'}>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={note}
              maxLength={200}
              onChange={({ target }) => change({ note: target.value })}
            />
          </span>
        )}
      </Field>
      {fault && (
        <Notice kind="error" isLive>
          {fault}
        </Notice>
      )}
      <div className={styles.chips}>
        <Button onClick={() => setOpen(false)}>先不取消</Button>
        <Button look="danger" isBusy={isBusy} onClick={() => void send()}>
          确认取消
        </Button>
      </div>
    </section>
  );
}
