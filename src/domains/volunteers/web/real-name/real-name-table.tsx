import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel, dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { RealNameCheckRow } from '../../contract/real-name.contract.ts';
import { checkStatusLabels, findingLabels, idKindLabels } from '../../contract/real-name.words.ts';
import styles from './real-name-review.module.css';

type RealNameTableProps = {
  rows: readonly RealNameCheckRow[];
  now: Date;
  onOpen: (checkId: number) => void;
};

const columnsAt = (now: Date): readonly Column<RealNameCheckRow>[] => [
  {
    key: 'name',
    header: '志愿者',
    cell: ({ name, volunteerNo }) => (
      <>
        <b>{name}</b>
        <small>{volunteerNo}</small>
      </>
    ),
  },
  {
    key: 'document',
    header: '证件',
    cell: ({ idKind, idMasked }) => (
      <>
        {idKindLabels[idKind]}
        <small>{idMasked}</small>
      </>
    ),
  },
  {
    key: 'why',
    header: '需要核对',
    className: styles.why,
    cell: ({ findings }) =>
      findings.map((finding) => findingLabels[finding]).join('；') || '权威部门核验一致，系统通过',
  },
  { key: 'submitted', header: '提交', isTight: true, cell: ({ submittedAt }) => agoLabel(submittedAt, now) },
  { key: 'outcome', header: '结果', cell: (check) => <Outcome check={check} /> },
];

/** Real-name checks: who, with which document, why a person must look, and how it ended. */
export const RealNameTable = ({ rows, now, onOpen }: RealNameTableProps) => (
  <DataTable
    caption="实名认证"
    className={styles.table}
    rows={rows}
    keyOf={({ checkId }) => checkId}
    columns={columnsAt(now)}
    acts={({ status, name, checkId }) => {
      const label = status === 'pending' ? '审核' : '查看';
      return (
        <Button
          look="line"
          size="sm"
          aria-label={`${label}${name}的实名认证`}
          onClick={() => onOpen(checkId)}
        >
          {label}
        </Button>
      );
    }}
  />
);

function Outcome({ check }: { check: RealNameCheckRow }) {
  return (
    <>
      <StatusDot tone={stateTone(checkStatusLabels[check.status])}>
        {checkStatusLabels[check.status]}
      </StatusDot>
      {check.decidedAt && (
        <small>
          {check.deciderName ?? '系统'}，{dateTimeLabel(check.decidedAt)}
        </small>
      )}
      {check.reason && <small>{check.reason}</small>}
    </>
  );
}
