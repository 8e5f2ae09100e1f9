import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel, dayLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { AnomalyRow } from '../contract/anomalies.contract.ts';
import { anomalyRules, anomalyStatusLabels } from '../contract/anomalies.words.ts';

type AnomalyTableProps = {
  rows: readonly AnomalyRow[];
  now: Date;
  currentId: number | undefined;
  onOpen: (anomalyId: number) => void;
};

const columnsFor = ({ now, currentId, onOpen }: AnomalyTableProps): readonly Column<AnomalyRow>[] => [
  {
    key: 'title',
    header: '提示',
    cell: ({ anomalyId, rule, title, teamName, happenedAt }) => (
      <RowSubject
        title={title}
        note={`${anomalyRules[rule].label} · ${dayLabel(happenedAt)}${teamName === title ? '' : ` · ${teamName}`}`}
        isCurrent={anomalyId === currentId}
        onOpen={() => onOpen(anomalyId)}
      />
    ),
  },
  {
    key: 'state',
    header: '状态',
    isTight: true,
    cell: ({ status, foundAt }) => {
      const label = anomalyStatusLabels[status];
      return (
        <>
          <StatusDot tone={stateTone(label)}>{label}</StatusDot>
          <small>{agoLabel(foundAt, now)}</small>
        </>
      );
    },
  },
];

/** What the rules noticed, newest first. */
export const AnomalyTable = (props: AnomalyTableProps) => (
  <DataTable
    caption="异常看板"
    cards="flow"
    rows={props.rows}
    keyOf={({ anomalyId }) => anomalyId}
    columns={columnsFor(props)}
    isCurrent={({ anomalyId }) => anomalyId === props.currentId}
  />
);
