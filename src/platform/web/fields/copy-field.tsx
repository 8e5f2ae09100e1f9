import { showToast } from '../frame/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { Field } from './field.tsx';
import styles from './copy-field.module.css';

type CopyFieldProps = { label: string; value: string; what: string; hint?: string };

/** Something to pass on, such as a link, with the button that copies it; where the browser refuses, it is selected by hand. */
export function CopyField({ label, value, what, hint }: CopyFieldProps) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showToast({ kind: 'success', text: `${what}已复制` }),
      () => showToast({ kind: 'warning', text: `没有复制成功，请选中${what}自己复制` }),
    );
  return (
    <div className={styles.copy}>
      <Field label={label} {...(hint && { hint })}>
        {(control) => (
          <span className="inp">
            <input {...control} readOnly value={value} onFocus={(event) => event.target.select()} />
          </span>
        )}
      </Field>
      <Button look="line" size="sm" onClick={() => void copy()}>
        复制{what}
      </Button>
    </div>
  );
}
