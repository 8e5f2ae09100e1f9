import { EyeOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useOperationCommand } from '#platform/web/operation-hooks.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { revealRealNameCheckCall } from './profile.calls.ts';
import styles from './real-name-review.module.css';

/** Number and pictures, hidden until somebody writes why they must be seen. The person will read it. */
export function RealNameReveal({ checkId, proofCount }: { checkId: number; proofCount: number }) {
  const [reason, setReason] = useState('');
  const reveal = useOperationCommand(revealRealNameCheckCall, { reportedBy: 'form' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reveal.isPending) reveal.mutate({ checkId, reason });
  };
  if (reveal.data) {
    return (
      <div className={styles.hidden} role="status">
        <p>
          证件号码：<b className="num">{reveal.data.idNo ?? '审核结束已超过 30 天，号码已清除'}</b>
        </p>
        <div className={styles.pictures}>
          {reveal.data.proofs.map((proof, index) => (
            <a key={proof.fileId} href={proof.url} target="_blank" rel="noreferrer">
              <img src={proof.url} alt={`证件照片 ${index + 1}`} />
            </a>
          ))}
        </div>
        <span className="hint">这次查看已记录，照片链接 5 分钟内有效。</span>
      </div>
    );
  }
  return (
    <form className={styles.hidden} onSubmit={submit} noValidate>
      <p className={styles.secret}>
        <EyeOff className="ic" aria-hidden size={16} /> 证件号码
        {proofCount > 0 && `和 ${proofCount} 张证件照片`}已隐藏
      </p>
      <Field
        label="查看理由"
        isRequired
        hint="志愿者会在“谁看过我的信息”里看到"
        error={reveal.error ? (reveal.error.errorOf('reason') ?? reveal.error.msg) : undefined}
      >
        {(control) => (
          <span className="inp inp--md">
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
        <button type="submit" className="btn btn--line" aria-busy={reveal.isPending || undefined}>
          查看并记录
        </button>
      </div>
    </form>
  );
}
