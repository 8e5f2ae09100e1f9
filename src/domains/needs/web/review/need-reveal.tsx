import { EyeOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Field } from '#platform/web/fields/field.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { revealNeedCall } from '../needs.calls.ts';
import styles from './need-review.module.css';

/** Names, numbers and door, hidden until somebody writes why they must be seen; the requester reads how often that was. */
export function NeedReveal({ needId }: { needId: number }) {
  const [reason, setReason] = useState('');
  const reveal = useOperationCommand(revealNeedCall, { refreshes: [], reportedBy: 'form' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reveal.isPending) reveal.mutate({ needId, reason });
  };
  if (reveal.data) {
    const { requesterName, requesterMobile, beneficiaryName, beneficiaryMobile, address, risk } = reveal.data;
    return (
      <div role="status" className={styles.people}>
        <p>
          点单人：{requesterName} <b className="num">{requesterMobile || '已按规定抹掉'}</b>
        </p>
        <p>
          受助人：{beneficiaryName} <span className="num">{beneficiaryMobile}</span>
        </p>
        <p>门牌：{address}</p>
        <p>要小心：{risk}</p>
        <span className="hint">这次查看已记录，点单人看得到次数。</span>
      </div>
    );
  }
  return (
    <form className={styles.people} onSubmit={submit} noValidate>
      <p className={styles.secret}>
        <EyeOff className="ic" aria-hidden size={16} /> 姓名、电话、门牌和风险已隐藏
      </p>
      <Field
        label="查看理由"
        isRequired
        hint="例如：打电话核实"
        error={reveal.error ? (reveal.error.errorOf('reason') ?? reveal.error.msg) : undefined}
      >
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={reason}
              maxLength={200}
              onChange={(event) => setReason(event.target.value)}
            />
          </span>
        )}
      </Field>
      <div>
        <Button type="submit" look="line" isBusy={reveal.isPending}>
          查看并记录
        </Button>
      </div>
    </form>
  );
}
