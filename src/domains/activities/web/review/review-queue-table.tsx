import { dateLabel, waitedLabel } from '#platform/contract/instants.ts';
import { Cover } from '#platform/web/ui/cover.tsx';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import marks from '#platform/web/table/row-subject.module.css';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import type { ReviewRow } from '../../contract/activity-review.contract.ts';
import { activityStatusLabels } from '../../contract/activities.words.ts';
import { ReviewCheck } from './review-check.tsx';

type ReviewQueueTableProps = {
  rows: readonly ReviewRow[];
  currentId: number | undefined;
  /** These wait for a decision: how long is shown instead of the state. */
  isWaiting?: boolean;
  /** Ids chosen for a batch; absent where nothing can be decided. */
  chosen?: ReadonlySet<number> | undefined;
  onChoose?: (ids: readonly number[], isOn: boolean) => void;
  onOpen: (id: number) => void;
};

const columnsFor = ({ currentId, isWaiting, onOpen }: ReviewQueueTableProps): Column<ReviewRow>[] => [
  {
    key: 'title',
    header: '活动',
    cell: (row) => (
      <RowSubject
        isCover
        picture={<Cover kind={row.category} recordKey={`activity:${row.id}`} {...row.cover} />}
        title={row.title}
        note={row.team.name}
        isCurrent={row.id === currentId}
        onOpen={() => onOpen(row.id)}
      />
    ),
  },
  { key: 'area', header: '区域', isTight: true, cell: ({ areaName }) => areaName ?? '全市' },
  {
    key: 'startsAt',
    sort: 'startsAt',
    header: '活动日期',
    isTight: true,
    cell: ({ startsAt }) => (startsAt ? dateLabel(startsAt) : '未定'),
  },
  {
    key: 'waited',
    sort: 'submittedAt',
    header: isWaiting ? '已等' : '状态',
    isTight: true,
    className: ({ isOverdue }) => isWaiting && isOverdue && marks.overdue,
    cell: ({ waitedMinutes, status, isOverdue }) => (
      <>
        {isWaiting ? waitedLabel(waitedMinutes) : activityStatusLabels[status]}
        {isWaiting && isOverdue && <span className="sr">，已超过一个工作日</span>}
      </>
    ),
  },
  { key: 'check', header: '机检', cell: (row) => <ReviewCheck {...row} /> },
];

/** The queue: what it is, where, when, how long it waits and what the machine found. */
export function ReviewQueueTable(props: ReviewQueueTableProps) {
  const { rows, currentId, chosen, onChoose } = props;
  return (
    <DataTable
      caption="审核队列"
      cards="flow"
      rows={rows}
      keyOf={({ id }) => id}
      columns={columnsFor(props)}
      isCurrent={({ id }) => id === currentId}
      selection={
        chosen && {
          idOf: ({ id }) => id,
          chosenIds: chosen,
          onChoose: (ids, isOn) => onChoose?.(ids, isOn),
          labelOf: ({ title }) => `选择${title}`,
          allLabel: '选择本页全部',
        }
      }
    />
  );
}
