import { agoLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import type { TeamChangeRow } from '../../contract/team-profile.contract.ts';
import { protectedFieldLabels, teamChangeStatusLabels } from '../../contract/team-profile.words.ts';

type TeamChangeTableProps = {
  rows: readonly TeamChangeRow[];
  now: Date;
  tab: 'pending' | 'decided';
  currentId: number | undefined;
  onOpen: (changeId: number) => void;
};

/** What of a team is to be another: 负责人、队伍名称. */
export const changedWords = ({ fields }: Pick<TeamChangeRow, 'fields'>): string =>
  fields.map(({ field }) => protectedFieldLabels[field]).join('、');

const columnsFor = ({ tab, now, currentId, onOpen }: TeamChangeTableProps): Column<TeamChangeRow>[] => [
  {
    key: 'team',
    header: '队伍',
    cell: (row) => (
      <RowSubject
        title={row.teamName}
        note={`${row.teamNo}，${row.organisationName}`}
        isCurrent={row.changeId === currentId}
        onOpen={() => onOpen(row.changeId)}
      />
    ),
  },
  { key: 'fields', header: '变更内容', cell: changedWords },
  ...(tab === 'pending'
    ? [
        {
          key: 'submitted',
          header: '提交',
          isTight: true,
          cell: ({ submittedAt }: TeamChangeRow) => agoLabel(submittedAt, now),
        },
      ]
    : decidedColumns),
];

const decidedColumns: readonly Column<TeamChangeRow>[] = [
  { key: 'status', header: '状态', isTight: true, cell: ({ status }) => teamChangeStatusLabels[status] },
  {
    key: 'decided',
    header: '处理',
    isTight: true,
    cell: ({ deciderName, decidedAt }) => <DecidedBy name={deciderName} at={decidedAt} />,
  },
  { key: 'why', header: '意见', cell: ({ reason }) => reason || '没有另写' },
];

/** Changes that wait, the longest first; decided ones with who, when and why. */
export const TeamChangeTable = (props: TeamChangeTableProps) => (
  <DataTable
    caption="资料变更"
    rows={props.rows}
    keyOf={({ changeId }) => changeId}
    columns={columnsFor(props)}
    isCurrent={({ changeId }) => changeId === props.currentId}
  />
);
