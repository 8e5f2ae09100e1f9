import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { CallbackRow } from '../../contract/rating.contract.ts';
import { callbackLabels, outcomeLabels } from '../../contract/rating.words.ts';

const columns: readonly Column<CallbackRow>[] = [
  {
    key: 'need',
    header: '单子',
    cell: ({ title, needNo, placeName }) => (
      <>
        <b>{title}</b>
        <small>
          {needNo} · {placeName}
        </small>
      </>
    ),
  },
  {
    key: 'mobile',
    header: '电话',
    isTight: true,
    cell: ({ mobileMasked }) => mobileMasked || '已按规定抹掉',
  },
  {
    key: 'outcome',
    header: '系统里的结果',
    isTight: true,
    cell: ({ outcome, endedAt }) => (
      <>
        {outcome ? outcomeLabels[outcome] : '重新办理中'}
        <small>{dayTimeLabel(endedAt)} 结单</small>
      </>
    ),
  },
  {
    key: 'finding',
    header: '回访',
    cell: ({ status, note, byName, at }) => (
      <>
        <StatusDot tone={stateTone(callbackLabels[status])}>{callbackLabels[status]}</StatusDot>
        {at && <small>{[byName, dayTimeLabel(at), note].filter(Boolean).join('，')}</small>}
      </>
    ),
  },
];

type CallbackTableProps = { rows: readonly CallbackRow[]; onRecord: (row: CallbackRow) => void };

/** Requesters who are called back, with what they said. */
export const CallbackTable = ({ rows, onRecord }: CallbackTableProps) => (
  <DataTable
    caption="回访名单"
    rows={rows}
    keyOf={({ needId }) => needId}
    columns={columns}
    acts={(row) =>
      (row.status === 'open' || row.status === 'unreached') && (
        <Button look="line" size="sm" onClick={() => onRecord(row)}>
          记录回访
        </Button>
      )
    }
  />
);
