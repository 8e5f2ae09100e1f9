import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OperationFailed } from '../calls/operation-failed.ts';
import { Field } from '../fields/field.tsx';
import { Button } from '../ui/button.tsx';
import styles from './reveal.module.css';

type RevealFieldsProps = {
  /** What is hidden: 证件号码. */
  what: ReactNode;
  /** An example of a reason, or who will read it. */
  hint: string;
  reason: string;
  onReason: (reason: string) => void;
  isBusy: boolean;
  failure: OperationFailed | null;
};

/** Inside a form: what is personal stays hidden until somebody writes why it must be seen; each look is kept, with its reason. */
export const RevealFields = ({ what, hint, reason, onReason, isBusy, failure }: RevealFieldsProps) => (
  <div className={styles.box}>
    <p className={styles.secret}>
      <EyeOff className="ic" aria-hidden size={16} /> {what}已隐藏
    </p>
    <Field
      label="查看理由"
      isRequired
      hint={hint}
      error={failure ? (failure.errorOf('reason') ?? failure.msg) : undefined}
    >
      {(control) => (
        <span className="inp">
          <input
            {...control}
            value={reason}
            maxLength={200}
            onChange={(event) => onReason(event.target.value)}
          />
        </span>
      )}
    </Field>
    <div>
      <Button type="submit" look="line" isBusy={isBusy}>
        查看并记录
      </Button>
    </div>
  </div>
);

/** What was revealed, in the place of the form. */
export const Revealed = ({ children }: { children: ReactNode }) => (
  <div className={styles.box} role="status">
    {children}
  </div>
);
