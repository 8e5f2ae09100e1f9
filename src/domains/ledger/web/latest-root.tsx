import { Download } from 'lucide-react';
import { figureLabel } from '#platform/contract/figures.ts';
import { dateLabel, dayLabel, startOfDay } from '#platform/contract/instants.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { DayRoot } from '../contract/ledger.contract.ts';
import { fingerprint, rootFilePath } from '../contract/ledger.words.ts';
import styles from './roots.module.css';

/** The latest daily root in full, with its file. */
export const LatestRoot = ({ root }: { root: DayRoot }) => (
  <div className={styles.now}>
    <p className={styles.title}>
      <b>{dayLabel(startOfDay(root.day))}</b>
      <span>{figureLabel(root.added)} 条</span>
    </p>
    <code>{fingerprint(root.root)}</code>
    <small>
      账本共 {figureLabel(root.size)} 条，前一天：<code>{fingerprint(root.previous, true)}</code>
    </small>
    <p>
      <ButtonAnchor look="cool" size="sm" href={rootFilePath(root.day)} download>
        <Download className="ic" aria-hidden />
        下载根文件
      </ButtonAnchor>
    </p>
  </div>
);

/** Daily roots one under the other, the latest first. */
export const RootRows = ({ roots }: { roots: readonly DayRoot[] }) => (
  <ul className={styles.rows}>
    {roots.map((root) => (
      <li key={root.day}>
        <span>
          {dateLabel(startOfDay(root.day))}
          <small>{figureLabel(root.added)} 条</small>
        </span>
        {root.added > 0 ? (
          <code>{fingerprint(root.root, true)}</code>
        ) : (
          <span className={styles.none}>当天没有生效的记录，根不变</span>
        )}
        <a href={rootFilePath(root.day)} download aria-label={`下载 ${root.day} 的根文件`}>
          <Download className="ic" aria-hidden />
        </a>
      </li>
    ))}
  </ul>
);
