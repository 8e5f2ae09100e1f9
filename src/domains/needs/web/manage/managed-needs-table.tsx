import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { ManagedNeed } from '../../contract/manage-needs.contract.ts';
import { needStatusLabels, needTypes, urgencies } from '../../contract/needs.words.ts';
import { outcomeLabels } from '../../contract/rating.words.ts';

type ManagedNeedsTableProps = {
  rows: readonly ManagedNeed[];
  currentId: number | undefined;
  onOpen: (needId: number) => void;
};

const columnsFor = ({ currentId, onOpen }: ManagedNeedsTableProps): readonly Column<ManagedNeed>[] => [
  {
    key: 'title',
    header: '需求',
    cell: ({ needId, title, needNo, placeName }) => (
      <RowSubject
        title={title}
        note={`${needNo} · ${placeName}`}
        isCurrent={needId === currentId}
        onOpen={() => onOpen(needId)}
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
    key: 'team',
    header: '队伍',
    cell: ({ teamName, submittedAt }) => (
      <>
        {teamName ?? '还没有队伍'}
        <small>{dayTimeLabel(submittedAt)} 点单</small>
      </>
    ),
  },
  {
    key: 'status',
    header: '状态',
    isTight: true,
    cell: ({ status, isOverdue, dueAt, outcome, reworkCount }) => (
      <>
        <StatusDot tone={stateTone(needStatusLabels[status])}>{needStatusLabels[status]}</StatusDot>
        {isOverdue && dueAt && <small>超时：{dayTimeLabel(dueAt)} 前应办</small>}
        {outcome && <small>{outcomeLabels[outcome]}</small>}
        {reworkCount > 0 && <small>返工 {reworkCount} 次</small>}
      </>
    ),
  },
];

/** Needs of the city in every state, each with its team and what became of it. */
export const ManagedNeedsTable = (props: ManagedNeedsTableProps) => (
  <DataTable
    caption="服务需求"
    cards="flow"
    rows={props.rows}
    keyOf={({ needId }) => needId}
    columns={columnsFor(props)}
    isCurrent={({ needId }) => needId === props.currentId}
  />
);
