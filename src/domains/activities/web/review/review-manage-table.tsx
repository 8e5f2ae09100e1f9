import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { toDay } from '#platform/contract/instants.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { Cover } from '#platform/web/ui/cover.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import { activityStatusLabels, isVisibleStatus } from '../../contract/activities.words.ts';
import styles from './review.module.css';

type ReviewManageTableProps = {
  rows: readonly ReviewRow[];
  currentId: number | undefined;
  onOpen: (activityId: number) => void;
};

const columnsWith = ({
  currentId,
  onOpen,
}: Omit<ReviewManageTableProps, 'rows'>): readonly Column<ReviewRow>[] => [
  {
    key: 'title',
    header: '活动',
    cell: (activity) => (
      <RowSubject
        isCover
        picture={<Cover kind={activity.category} recordKey={`activity:${activity.id}`} {...activity.cover} />}
        title={activity.title}
        note={`${activity.team.name}，${activity.activityNo}`}
        isCurrent={activity.id === currentId}
        onOpen={() => onOpen(activity.id)}
      />
    ),
  },
  { key: 'category', header: '类别', cell: ({ category }) => <KindChip {...categoryMark(category)} /> },
  { key: 'area', header: '区域', isTight: true, cell: ({ areaName }) => areaName ?? '全市' },
  {
    key: 'startsAt',
    sort: 'startsAt',
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
    cell: ({ status }) => (
      <StatusDot tone={stateTone(activityStatusLabels[status])}>{activityStatusLabels[status]}</StatusDot>
    ),
  },
];

/** Every submitted activity of the caller's part of the city; pressing a row shows the activity. */
export function ReviewManageTable({ rows, ...opening }: ReviewManageTableProps) {
  return (
    <DataTable
      cards="flow"
      caption="活动"
      rows={rows}
      keyOf={({ id }) => id}
      columns={columnsWith(opening)}
      isCurrent={({ id }) => id === opening.currentId}
    />
  );
}

type ReviewManageActsProps = { activity: ReviewRow; onAsk: (act: 'suspend' | 'resume') => void };

/** What may be done with one activity now: seeing it on the site, taking it down, putting it back. */
export function ReviewManageActs({ activity: { id, status }, onAsk }: ReviewManageActsProps) {
  return (
    <p className={styles.manage}>
      {isVisibleStatus(status) && (
        <ButtonAnchor look="line" size="sm" href={`/user-index/activityDetail/${id}`}>
          在网站上看
        </ButtonAnchor>
      )}
      {status === 'published' && (
        <Button look="danger" size="sm" onClick={() => onAsk('suspend')}>
          停用
        </Button>
      )}
      {status === 'suspended' && (
        <Button look="primary" size="sm" onClick={() => onAsk('resume')}>
          恢复
        </Button>
      )}
    </p>
  );
}
