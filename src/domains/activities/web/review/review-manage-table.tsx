import { toDay } from '#platform/contract/instants.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
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

const columns: readonly Column<ReviewRow>[] = [
  {
    key: 'title',
    header: '活动',
    cell: ({ title, team, activityNo }) => (
      <>
        <b>{title}</b>
        <small>
          {team.name}，{activityNo}
        </small>
      </>
    ),
  },
  { key: 'category', header: '类别', cell: ({ category }) => <KindChip {...categoryMark(category)} /> },
  { key: 'area', header: '区域', isTight: true, cell: ({ areaName }) => areaName ?? '全市' },
  {
    key: 'startsAt',
    header: '活动日期',
    isTight: true,
    cell: ({ startsAt }) => (startsAt ? toDay(new Date(startsAt)) : '未定'),
  },
  {
    key: 'size',
    header: '场次 / 人数',
    isNumeric: true,
    isTight: true,
    cell: ({ shiftCount, capacity }) => `${shiftCount} 场 / ${capacity} 人`,
  },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: ({ status }) => <StatusDot tone={tones[status]}>{activityStatusLabels[status]}</StatusDot>,
  },
];

/** Every submitted activity of the caller's part of the city, with taking it down and putting it back. */
export function ReviewManageTable({ rows, ...acts }: ReviewManageTableProps) {
  return (
    <DataTable
      caption="活动"
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      acts={(activity) => <RowActs activity={activity} {...acts} />}
    />
  );
}

function RowActs({
  activity,
  onSuspend,
  onResume,
}: Omit<ReviewManageTableProps, 'rows'> & { activity: ReviewRow }) {
  const { id, status, title } = activity;
  return (
    <>
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
    </>
  );
}
