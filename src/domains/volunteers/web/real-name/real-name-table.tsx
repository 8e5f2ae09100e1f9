import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { agoLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { DecidedBy } from '#platform/web/table/decided-by.tsx';
import { RowSubject } from '#platform/web/table/row-subject.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { RealNameCheckRow } from '../../contract/real-name.contract.ts';
import { checkStatusLabels, findingLabels, idKindLabels } from '../../contract/real-name.words.ts';
import styles from './real-name-review.module.css';

type RealNameTableProps = {
  rows: readonly RealNameCheckRow[];
  now: Date;
  tab: 'pending' | 'decided';
  currentId: number | undefined;
  onOpen: (checkId: number) => void;
};

const columnsFor = ({
  now,
  tab,
  currentId,
  onOpen,
}: RealNameTableProps): readonly Column<RealNameCheckRow>[] => [
  {
    key: 'name',
    header: '志愿者',
    cell: ({ name, volunteerNo, checkId }) => (
      <RowSubject
        title={name}
        note={volunteerNo}
        isCurrent={checkId === currentId}
        onOpen={() => onOpen(checkId)}
      />
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
  ...(tab === 'decided' ? decidedColumns : waitingColumns(now)),
];

const waitingColumns = (now: Date): readonly Column<RealNameCheckRow>[] => [
  {
    key: 'why',
    header: '需要核对',
    className: styles.why,
    cell: ({ findings }) =>
      findings.map((finding) => findingLabels[finding]).join('；') || '权威部门核验一致，系统通过',
  },
  {
    key: 'submitted',
    sort: 'submittedAt',
    header: '提交',
    isTight: true,
    cell: ({ submittedAt }) => agoLabel(submittedAt, now),
  },
];

const decidedColumns: readonly Column<RealNameCheckRow>[] = [
  {
    key: 'outcome',
    header: '结果',
    isTight: true,
    cell: ({ status }) => (
      <StatusDot tone={stateTone(checkStatusLabels[status])}>{checkStatusLabels[status]}</StatusDot>
    ),
  },
  {
    key: 'decided',
    sort: 'decidedAt',
    header: '处理',
    isTight: true,
    cell: ({ decidedAt, deciderName }) => <DecidedBy name={deciderName} at={decidedAt} />,
  },
  { key: 'reason', header: '原因', className: styles.why, cell: ({ reason }) => reason ?? '' },
];

/** Real-name checks: who, with which document, why a person must look; decided ones with who, when and why. */
export const RealNameTable = (props: RealNameTableProps) => (
  <DataTable
    caption="实名认证"
    cards="flow"
    rows={props.rows}
    keyOf={({ checkId }) => checkId}
    columns={columnsFor(props)}
    isCurrent={({ checkId }) => checkId === props.currentId}
  />
);
