import { CircleAlert, Info } from 'lucide-react';
import type { ShiftStanding } from './sign-up-standing.ts';
import styles from './sign-up-reasons.module.css';

/** Why this shift cannot be joined or what to mind, each with the way to mend it. What the button says is not repeated. */
export function SignUpReasons({ shift }: { shift: ShiftStanding }) {
  const reasons = shift.reasons.filter(
    ({ code, text, fixUrl }) =>
      code !== 'notSignedIn' && code !== 'already' && (text !== shift.button.label || fixUrl),
  );
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ code, text, severity, fixUrl, fixText }) => (
        <li key={code} className={styles[severity]}>
          {severity === 'info' ? (
            <Info className="ic" aria-hidden />
          ) : (
            <CircleAlert className="ic" aria-hidden />
          )}
          <span>
            {text}
            {fixUrl && (
              <a className="link" href={fixUrl}>
                {fixText ?? '去处理'}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
