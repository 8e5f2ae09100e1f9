import { useId } from 'react';
import styles from './form-controls.module.css';

type SwitchFieldProps = {
  label: string;
  /** What it means when it is on. */
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** One setting that is on or off. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        <b>{label}</b>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
      <span className="sw">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby={hint ? `${id}-hint` : undefined}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
    </div>
  );
}
