import { timeLabel, toDay } from '#platform/contract/instants.ts';
import styles from './decided-by.module.css';

type DecidedByProps = {
  /** Null for what the system did by itself. */
  name: string | null;
  /** Null where nobody has decided. */
  at: string | null;
};

/** Who decided a row and when, as a cell of its table. */
export const DecidedBy = ({ name, at }: DecidedByProps) =>
  at !== null && (
    <>
      {name ?? '系统'}
      <small className={styles.at}>
        <span>{toDay(new Date(at))}</span> <span>{timeLabel(at)}</span>
      </small>
    </>
  );
