import { classNames } from '#platform/web/ui/class-names.ts';
import type { NewsQueueRow } from '../contract/news-review.contract.ts';
import type { NewsReviewTab } from '../contract/news.words.ts';
import { NewsCover } from './news-cover.tsx';
import { NewsStatusMark } from './news-status.tsx';
import styles from './news-review.module.css';

type NewsReviewTableProps = {
  rows: readonly NewsQueueRow[];
  tab: NewsReviewTab;
  currentId: number | undefined;
  onOpen: (id: number) => void;
};

/** `35 分钟`, `4 小时`, `2 天`: as long as it waits, roughly. */
export function waitedLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} 分钟`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} 小时`;
  return `${Math.floor(minutes / 1_440)} 天`;
}

/** The queue: what it is, who wrote it, how long it waits. */
export function NewsReviewTable({ rows, tab, currentId, onOpen }: NewsReviewTableProps) {
  const waits = tab === 'pending' || tab === 'pending2';
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.queue}`}>
        <thead>
          <tr>
            <th>标题</th>
            <th>栏目</th>
            <th>撰稿</th>
            <th>{waits ? '已等' : '状态'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.dynamicId} className={classNames(row.dynamicId === currentId && styles.current)}>
              <td>
                <div className={styles.subject}>
                  <span className={styles.thumb}>
                    <NewsCover item={row} />
                  </span>
                  <span>
                    <button
                      type="button"
                      aria-current={row.dynamicId === currentId ? 'true' : undefined}
                      onClick={() => onOpen(row.dynamicId)}
                    >
                      {row.title}
                    </button>
                    <small>
                      {row.teamName ?? row.source}
                      {row.isRevision && '，修改已发布的内容'}
                      {row.isTop && '，置顶中'}
                    </small>
                  </span>
                </div>
              </td>
              <td className={styles.tight}>{row.dynamicTypeName}</td>
              <td className={styles.tight}>{row.writerName}</td>
              <td className={classNames(styles.tight, row.isOverdue && styles.overdue)}>
                {waits ? (
                  waitedLabel(row.waitedMinutes)
                ) : (
                  <NewsStatusMark status={row.status} revision={row.desk?.revisionStatus} />
                )}
                {row.isOverdue && <span className="sr">，已超过一个工作日</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
