import type { LucideIcon } from 'lucide-react';
import styles from './long-form.module.css';
import { Button } from '../ui/button.tsx';

type BarAct = {
  label: string;
  icon?: LucideIcon;
  onPress: () => void;
  isBusy?: boolean;
  isMain?: boolean;
};

/** Stays at the bottom of a long form: what is still wrong, whether it is saved, and its acts. */
export function FormBar({ words, acts, isOff }: { words: string; acts: readonly BarAct[]; isOff: boolean }) {
  return (
    <div className={styles.bar} role="region" aria-label="保存和提交">
      <p aria-live="polite">{words}</p>
      <div>
        {acts.map(({ label, icon: Icon, onPress, isBusy, isMain }) => (
          <Button
            key={label}
            look={isMain ? 'primary' : 'line'}
            disabled={isOff || isBusy}
            onClick={onPress}
            isBusy={isBusy}
          >
            {Icon && <Icon className="ic" aria-hidden />}
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
