import styles from './save-bar.module.css';

type SaveBarProps = { isDirty: boolean; isBusy: boolean; label: string; onReset: () => void };

/** Foot of a long form: says whether something is unsaved, and saves by the form's own submit. */
export function SaveBar({ isDirty, isBusy, label, onReset }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status">{isDirty ? '有改动还没有保存' : ''}</p>
      <button type="button" className="btn btn--line" disabled={!isDirty || isBusy} onClick={onReset}>
        放弃改动
      </button>
      <button
        type="submit"
        className="btn btn--primary"
        disabled={!isDirty || isBusy}
        aria-busy={isBusy || undefined}
      >
        {isBusy && <span className="spin" aria-hidden />}
        {label}
      </button>
    </div>
  );
}
