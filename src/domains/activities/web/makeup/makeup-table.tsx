import { agoLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import type { MakeupReviewRow } from '../../contract/makeup-review.contract.ts';
import { makeupStates, type makeupTabs } from '../../contract/makeups.words.ts';
import { whenOf } from './makeup-facts.tsx';

type MakeupTableProps = {
  rows: readonly MakeupReviewRow[];
  now: Date;
  tab: keyof typeof makeupTabs;
  currentId: number | undefined;
  onOpen: (makeupId: number) => void;
};

const columnsFor = ({ tab, now, currentId, onOpen }: MakeupTableProps): Column<MakeupReviewRow>[] => [
  {
    key: 'activity',
    header: '补录的活动',
    cell: (row) => (
      <RowSubject
        title={row.title}
        note={`${row.teamName}，${row.peopleCount} 人`}
        isCurrent={row.makeupId === currentId}
        onOpen={() => onOpen(row.makeupId)}
      />
    ),
  },
  { key: 'when', header: '服务时间', cell: whenOf },
  ...(tab === 'pending'
    ? [
        {
          key: 'submitted',
          header: '提交',
          sort: 'submittedAt',
          isTight: true,
          cell: ({ submittedAt }: MakeupReviewRow) => (submittedAt ? agoLabel(submittedAt, now) : ''),
        },
      ]
    : decidedColumns),
];

const decidedColumns: readonly Column<MakeupReviewRow>[] = [
  { key: 'state', header: '状态', isTight: true, cell: ({ state }) => makeupStates[state] },
  {
    key: 'decided',
    header: '处理',
    isTight: true,
    cell: ({ deciderName, decidedAt }) => <DecidedBy name={deciderName} at={decidedAt} />,
  },
  { key: 'why', header: '意见', cell: ({ note }) => note ?? '没有另写' },
];

/** Past activities that wait, the longest first; decided ones with who, when and why. */
export const MakeupTable = (props: MakeupTableProps) => (
  <DataTable
    caption="补录活动"
    rows={props.rows}
    keyOf={({ makeupId }) => makeupId}
    columns={columnsFor(props)}
    isCurrent={({ makeupId }) => makeupId === props.currentId}
  />
);
