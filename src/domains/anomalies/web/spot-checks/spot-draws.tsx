import { dayLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { listSpotChecksCall } from '../anomalies.calls.ts';
import { drawFilePath } from '../../contract/spot-checks.words.ts';
import styles from '../anomalies.module.css';

type Draws = RemoteResult<typeof listSpotChecksCall>['draws'];

/** How the drawing goes, and the seeds of the latest weeks, so that anybody can draw again. */
export const SpotDraws = ({ draws }: { draws: Draws }) => (
  <div className={styles.draws}>
    <Notice kind="info">
      抽签用公开的种子：根文件（heads）里下一个周一那一行文字的
      SHA-256。名单先定、种子后有，谁也挑不了。把“种子＋记录号”逐条算
      SHA-256，从小到大取前几条，谁算结果都一样。
    </Notice>
    <details>
      <summary>最近几周的种子</summary>
      <ul aria-label="最近几周的种子">
        {draws.map(({ week, seedDay, seed, hourCount, drawnCount }) => (
          <li key={week}>
            {dayLabel(week)}起的一周，{hourCount} 条抽 {drawnCount} 条，{dayLabel(seedDay)}的根：
            <code>{seed}</code>
            <a className="link" href={drawFilePath(week)} download>
              全部记录号
            </a>
          </li>
        ))}
      </ul>
      <a className="link" href="/publicity/root">
        下载根文件，核对种子
      </a>
    </details>
  </div>
);
