import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { ComplaintDeskRow } from '../../contract/complaint-desk.contract.ts';
import { complaintKindLabels, complaintStatusLabels } from '../../contract/complaints.words.ts';
import { dueWords, WorkdayRing } from '../workday-ring.tsx';

type ComplaintTableProps = {
  rows: readonly ComplaintDeskRow[];
  now: Date;
  currentId: number | undefined;
  onOpen: (complaintId: number) => void;
};

const columnsFor = ({ now, currentId, onOpen }: ComplaintTableProps): readonly Column<ComplaintDeskRow>[] => [
  {
    key: 'clock',
    header: '剩余',
    isTight: true,
    cell: (row) => <WorkdayRing {...row} />,
  },
  {
    key: 'subject',
    header: '投诉',
    cell: ({ complaintId, subject, kind, targetTitle, isAnonymous }) => (
      <RowSubject
        title={subject}
        note={`${complaintKindLabels[kind]} · ${targetTitle} · ${isAnonymous ? '匿名' : '身份封存'}`}
        isCurrent={complaintId === currentId}
        onOpen={() => onOpen(complaintId)}
      />
    ),
  },
  {
    key: 'state',
    header: '状态',
    isTight: true,
    cell: (row) => {
      const label = complaintStatusLabels[row.status];
      return (
        <>
          <StatusDot tone={stateTone(label)}>{label}</StatusDot>
          <small>{dueWords(row)?.until ?? agoLabel(row.updatedAt, now)}</small>
        </>
      );
    },
  },
];

/** Complaints before who handles them: privacy first, then what is due first, with the working days left in the ring. */
export const ComplaintTable = (props: ComplaintTableProps) => (
  <DataTable
    caption="投诉举报"
    cards="flow"
    rows={props.rows}
    keyOf={({ complaintId }) => complaintId}
    columns={columnsFor(props)}
    isCurrent={({ complaintId }) => complaintId === props.currentId}
  />
);
