import styles from './save-bar.module.css';
import { Button } from '../ui/button.tsx';

type SaveBarProps = { isDirty: boolean; isBusy: boolean; label: string; onReset: () => void };

/** Foot of a long form: says whether something is unsaved, and saves by the form's own submit. */
export function SaveBar({ isDirty, isBusy, label, onReset }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">{isDirty ? '有改动还没有保存' : ''}</p>
      <Button look="line" disabled={!isDirty || isBusy} onClick={onReset}>
        放弃改动
      </Button>
      <Button type="submit" look="primary" disabled={!isDirty || isBusy} isBusy={isBusy}>
        {label}
      </Button>
    </div>
  );
}
