import { waitedLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from '#platform/web/list/queue-table.module.css';
import type { NewsQueueRow } from '../../contract/news-review.contract.ts';
import type { NewsReviewTab } from '../../contract/news.words.ts';
import { NewsCover } from '../news-cover.tsx';
import { NewsStatusMark } from './news-status.tsx';

type NewsReviewTableProps = {
  rows: readonly NewsQueueRow[];
  tab: NewsReviewTab;
  currentId: number | undefined;
  onOpen: (id: number) => void;
};

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
