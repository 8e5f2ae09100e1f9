import { CircleCheck, KeyRound, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import styles from './review.module.css';

/** The machine check (机检) in one word with its sign. */
export function ReviewCheck({
  level,
  blockCount,
  releaseCount,
  warnCount,
}: Pick<ReviewRow, 'level' | 'blockCount' | 'releaseCount' | 'warnCount'>) {
  if (level === 'block') {
    return (
      <span className={`${styles.check} ${styles.block}`}>
        <OctagonX className="ic" aria-hidden />
        {blockCount} 处必改
      </span>
    );
  }
  if (level === 'release') {
    return (
      <span className={`${styles.check} ${styles.ask}`}>
        <KeyRound className="ic" aria-hidden />
        {releaseCount} 处要放行
      </span>
    );
  }
  if (level === 'warn') {
    return (
      <span className={`${styles.check} ${styles.warn}`}>
        <TriangleAlert className="ic" aria-hidden />
        {warnCount} 处提醒
      </span>
    );
  }
  return (
    <span className={`${styles.check} ${styles.good}`}>
      <CircleCheck className="ic" aria-hidden />
      通过
    </span>
  );
}
