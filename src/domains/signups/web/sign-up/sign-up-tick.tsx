import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './sign-up-dialog.module.css';

/** A sentence to agree to. */
export function Tick(props: { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }) {
  return (
    <label className={`ck ${styles.tick}`}>
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <i>
        <Check className="ic" aria-hidden />
      </i>
      {props.children}
    </label>
  );
}
