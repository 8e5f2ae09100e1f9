import { dayLabel } from '#platform/contract/instants.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import styles from '#platform/web/list/admin-list.module.css';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { StatusTone } from '#platform/web/ui/status-dot.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import { activityStatusLabels, isVisibleStatus } from '../../contract/activities.words.ts';
import type { ActivityStatus } from '../../contract/activities.words.ts';

type ReviewManageTableProps = {
  rows: readonly ReviewRow[];
  onSuspend: (activity: ReviewRow) => void;
  onResume: (activity: ReviewRow) => void;
};

const tones: Record<ActivityStatus, StatusTone> = {
  draft: 'end',
  pending: 'soon',
  returned: 'no',
  published: 'open',
  suspended: 'no',
  settling: 'run',
  publicity: 'run',
  closed: 'ok',
  cancelled: 'end',
};

/** Every submitted activity of the caller's part of the city, with taking it down and putting it back. */
export function ReviewManageTable({ rows, onSuspend, onResume }: ReviewManageTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={`tbl ${styles.list}`}>
        <thead>
          <tr>
            <th>活动</th>
            <th>类别</th>
            <th>区域</th>
            <th>活动日期</th>
            <th className="r">场次 / 人数</th>
            <th>状态</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <b>{row.title}</b>
                <small>
                  {row.team.name}，{row.activityNo}
                </small>
              </td>
              <td>
                <KindChip {...categoryMark(row.category)} />
              </td>
              <td className={styles.tight}>{row.areaName ?? '全市'}</td>
              <td className={styles.tight}>{row.startsAt ? dayLabel(row.startsAt) : '未定'}</td>
              <td className={`r ${styles.tight}`}>
                {row.shiftCount} 场 / {row.capacity} 人
              </td>
              <td className={styles.tight}>
                <StatusDot tone={tones[row.status]}>{activityStatusLabels[row.status]}</StatusDot>
              </td>
              <td>
                <RowActs activity={row} onSuspend={onSuspend} onResume={onResume} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowActs({
  activity,
  onSuspend,
  onResume,
}: Omit<ReviewManageTableProps, 'rows'> & { activity: ReviewRow }) {
  const { id, status, title } = activity;
  return (
    <span className={styles.acts}>
      {isVisibleStatus(status) && (
        <ButtonAnchor
          look="line"
          size="sm"
          href={`/user-index/activityDetail/${id}`}
          aria-label={`查看${title}`}
        >
          查看
        </ButtonAnchor>
      )}
      {status === 'published' && (
        <Button look="danger" size="sm" aria-label={`停用${title}`} onClick={() => onSuspend(activity)}>
          停用
        </Button>
      )}
      {status === 'suspended' && (
        <Button look="primary" size="sm" aria-label={`恢复${title}`} onClick={() => onResume(activity)}>
          恢复
        </Button>
      )}
    </span>
  );
}
