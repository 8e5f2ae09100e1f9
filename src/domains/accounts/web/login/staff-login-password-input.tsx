import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#platform/web/fields/field.tsx';
import styles from './staff-login.module.css';

type StaffLoginPasswordInputProps = {
  label: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A password that its owner may look at while typing. */
export function StaffLoginPasswordInput(props: StaffLoginPasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? Eye : EyeOff;
  return (
    <Field label={props.label} error={props.error} isRequired>
      {(control) => (
        <span className="inp">
          <LockKeyhole className="ic" aria-hidden />
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            value={props.value}
            autoComplete={props.autoComplete}
            maxLength={128}
            onChange={(event) => props.onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.eye}
            aria-pressed={isShown}
            aria-label={`显示${props.label}`}
            onClick={() => setShown(!isShown)}
          >
            <Icon className="ic" aria-hidden />
          </button>
        </span>
      )}
    </Field>
  );
}
