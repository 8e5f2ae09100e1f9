import type { NeedStatus } from '../../contract/needs.words.ts';
import styles from './need-stamp.module.css';

const looks: Readonly<Partial<Record<NeedStatus, string>>> = {
  dispatched: styles.wait,
  openPool: styles.wait,
  accepted: styles.took,
  inService: styles.run,
  toRate: styles.wait,
  closed: styles.done,
};

/** The state of a need as a stamp on its slip. */
export const NeedStamp = ({ status, label }: { status: NeedStatus; label: string }) => (
  <span className={`${styles.stamp} ${looks[status] ?? styles.none}`}>{label}</span>
);
