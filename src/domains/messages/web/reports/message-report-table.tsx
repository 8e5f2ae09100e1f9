import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { MessageReportView } from '../../contract/bulk.contract.ts';
import { reportStatusLabels } from '../../contract/messages.words.ts';

type MessageReportTableProps = {
  rows: readonly MessageReportView[];
  now: Date;
  currentId: number | undefined;
  onOpen: (reportId: number) => void;
};

const columnsFor = ({
  now,
  currentId,
  onOpen,
}: MessageReportTableProps): readonly Column<MessageReportView>[] => [
  {
    key: 'title',
    header: '群发消息',
    cell: ({ reportId, title, teamName }) => (
      <RowSubject
        title={title}
        note={teamName}
        isCurrent={reportId === currentId}
        onOpen={() => onOpen(reportId)}
      />
    ),
  },
  { key: 'reason', header: '举报原因', cell: ({ reason }) => reason },
  { key: 'reporter', header: '举报人', isTight: true, cell: ({ reporter }) => reporter },
  {
    key: 'createdAt',
    sort: 'createdAt',
    header: '举报时间',
    isTight: true,
    cell: ({ createdAt }) => agoLabel(createdAt, now),
  },
  {
    key: 'decided',
    header: '处理',
    isTight: true,
    cell: ({ status, decidedAt, deciderName }) => (
      <>
        <StatusDot tone={stateTone(reportStatusLabels[status])}>{reportStatusLabels[status]}</StatusDot>
        {decidedAt && (
          <div>
            <DecidedBy name={deciderName} at={decidedAt} />
          </div>
        )}
      </>
    ),
  },
];

/** Reported bulk messages: which, why, by whom, and who decided what when. */
export const MessageReportTable = (props: MessageReportTableProps) => (
  <DataTable
    caption="群发举报"
    cards="flow"
    rows={props.rows}
    keyOf={({ reportId }) => reportId}
    columns={columnsFor(props)}
    isCurrent={({ reportId }) => reportId === props.currentId}
  />
);
