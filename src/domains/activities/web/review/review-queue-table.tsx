import { dayLabel, waitedLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import styles from '#platform/web/list/queue-table.module.css';
import { RowTick } from '#platform/web/list/row-tick.tsx';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import { activityStatusLabels } from '../../contract/activities.words.ts';
import { ReviewCheck } from './review-check.tsx';

type ReviewQueueTableProps = {
  rows: readonly ReviewRow[];
  currentId: number | undefined;
  /** Ids chosen for a batch; absent where nothing can be decided. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose?: (ids: ReadonlySet<number>) => void;
  onOpen: (id: number) => void;
};

/** The queue: what it is, where, when, how long it waits and what the machine found. */
export function ReviewQueueTable({ rows, currentId, chosen, onChoose, onOpen }: ReviewQueueTableProps) {
  const isAllChosen = rows.length > 0 && rows.every(({ id }) => chosen?.has(id));
  const chooseAll = (): void => onChoose?.(new Set(isAllChosen ? [] : rows.map(({ id }) => id)));
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.queue}`}>
        <thead>
          <tr>
            {chosen && (
              <th>
                <RowTick
                  label="选择本页全部"
                  isOn={isAllChosen}
                  isPartly={!isAllChosen && rows.some(({ id }) => chosen.has(id))}
                  onToggle={chooseAll}
                />
              </th>
            )}
            <th>活动</th>
            <th>区域</th>
            <th>活动日期</th>
            <th>{chosen ? '已等' : '状态'}</th>
            <th>机检</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <QueueRow key={row.id} {...{ row, chosen, onChoose, onOpen }} isCurrent={row.id === currentId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type QueueRowProps = Pick<ReviewQueueTableProps, 'chosen' | 'onChoose' | 'onOpen'> & {
  row: ReviewRow;
  isCurrent: boolean;
};

function QueueRow({ row, isCurrent, chosen, onChoose, onOpen }: QueueRowProps) {
  const toggle = (): void => {
    const next = new Set(chosen);
    if (!next.delete(row.id)) next.add(row.id);
    onChoose?.(next);
  };
  return (
    <tr className={classNames(isCurrent && styles.current)}>
      {chosen && (
        <td>
          <RowTick label={`选择${row.title}`} isOn={chosen.has(row.id)} onToggle={toggle} />
        </td>
      )}
      <td>
        <div className={styles.subject}>
          <span className={styles.thumb}>
            <Cover kind={row.category} recordKey={`activity:${row.id}`} {...row.cover} />
          </span>
          <span>
            <button
              type="button"
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => onOpen(row.id)}
            >
              {row.title}
            </button>
            <small>{row.team.name}</small>
          </span>
        </div>
      </td>
      <td className={styles.tight}>{row.areaName ?? '全市'}</td>
      <td className={styles.tight}>{row.startsAt ? dayLabel(row.startsAt).split(' ')[0] : '未定'}</td>
      <td className={classNames(styles.tight, chosen && row.isOverdue && styles.overdue)}>
        {chosen ? waitedLabel(row.waitedMinutes) : activityStatusLabels[row.status]}
        {chosen && row.isOverdue && <span className="sr">，已超过一个工作日</span>}
      </td>
      <td>
        <ReviewCheck {...row} />
      </td>
    </tr>
  );
}
