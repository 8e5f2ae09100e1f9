import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel, dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { NeedReviewRow } from '../../contract/need-review.contract.ts';
import { needStatusLabels, needTypes, urgencies } from '../../contract/needs.words.ts';
import styles from './need-review.module.css';

type NeedReviewTableProps = {
  rows: readonly NeedReviewRow[];
  now: Date;
  currentId: number | undefined;
  /** Absent for who may not open the desk. */
  onOpen?: ((needId: number) => void) | undefined;
};

const columnsFor = ({ now, currentId, onOpen }: NeedReviewTableProps): readonly Column<NeedReviewRow>[] => [
  {
    key: 'title',
    header: '需求',
    cell: ({ needId, title, needNo, placeName }) => (
      <RowSubject
        title={title}
        note={`${needNo} · ${placeName}`}
        isCurrent={needId === currentId}
        onOpen={onOpen && (() => onOpen(needId))}
      />
    ),
  },
  {
    key: 'type',
    header: '类型',
    isTight: true,
    cell: ({ needType, urgency }) => (
      <>
        {needTypes[needType].label}
        {urgency !== 'normal' && <small>{urgencies[urgency].label}</small>}
      </>
    ),
  },
  {
    key: 'due',
    header: '时限',
    isTight: true,
    cell: ({ dueAt, isOverdue, status, updatedAt }) =>
      dueAt === null ? (
        <>
          <StatusDot tone={stateTone(needStatusLabels[status])}>{needStatusLabels[status]}</StatusDot>
          <small>{agoLabel(updatedAt, now)}</small>
        </>
      ) : (
        <>
          {dateTimeLabel(dueAt)}
          {isOverdue && <small className={styles.late}>已超时</small>}
        </>
      ),
  },
];

/** Needs before who verifies: what is asked for, where, and until when the centre is to answer. */
export const NeedReviewTable = (props: NeedReviewTableProps) => (
  <DataTable
    caption="服务需求"
    cards="flow"
    rows={props.rows}
    keyOf={({ needId }) => needId}
    columns={columnsFor(props)}
    isCurrent={({ needId }) => needId === props.currentId}
  />
);
