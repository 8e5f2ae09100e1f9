import { classNames } from '../ui/class-names.ts';
import styles from './long-form.module.css';

type BarAct = { label: string; onPress: () => void; isBusy?: boolean; isMain?: boolean };

/** Stays at the bottom of a long form: what is still wrong, whether it is saved, and its acts. */
export function FormBar({ words, acts, isOff }: { words: string; acts: readonly BarAct[]; isOff: boolean }) {
  return (
    <div className={styles.bar} role="region" aria-label="保存和提交">
      <p aria-live="polite">{words}</p>
      <div>
        {acts.map(({ label, onPress, isBusy, isMain }) => (
          <button
            key={label}
            type="button"
            className={classNames('btn', isMain ? 'btn--primary' : 'btn--line')}
            disabled={isOff || isBusy}
            aria-busy={isBusy || undefined}
            onClick={onPress}
          >
            {isBusy && <span className="spin" aria-hidden />}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
