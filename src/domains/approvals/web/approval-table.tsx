import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { dateTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import type { ApprovalView } from '../contract/approvals.contract.ts';
import { approvalStateLabels } from '../contract/approvals.words.ts';

export type ApprovalAct = 'approve' | 'reject' | 'withdraw';
type ApprovalTableProps = {
  rows: readonly ApprovalView[];
  isDecided: boolean;
  onAct: (act: ApprovalAct, approval: ApprovalView) => void;
};

const columnsFor = (isDecided: boolean): readonly Column<ApprovalView>[] => [
  {
    key: 'title',
    header: '申请',
    cell: ({ title, kindLabel }) => (
      <>
        <b>{title}</b>
        <small>{kindLabel}</small>
      </>
    ),
  },
  {
    key: 'facts',
    header: '内容',
    cell: ({ facts, reason }) => (
      <>
        {facts.map(({ label, text }) => (
          <small key={label}>
            {label}：{text}
          </small>
        ))}
        {reason && <small>原因：{reason}</small>}
      </>
    ),
  },
  {
    key: 'asked',
    sort: 'askedAt',
    header: '申请人',
    isTight: true,
    cell: ({ askedBy, isOwn, askedAt }) => (
      <>
        {askedBy}
        {isOwn && <Mark>本人</Mark>}
        <small>{dateTimeLabel(askedAt)}</small>
      </>
    ),
  },
  {
    key: 'standing',
    header: '状态',
    ...(isDecided && { sort: 'decidedAt' }),
    cell: (row) => <Standing approval={row} />,
  },
];

/** Requests, newest first: what is asked for and why, who asked, who decided. */
export const ApprovalTable = ({ rows, isDecided, onAct }: ApprovalTableProps) => (
  <DataTable
    caption="申请"
    rows={rows}
    keyOf={({ approvalId }) => approvalId}
    columns={columnsFor(isDecided)}
    acts={(row) => <RowActs approval={row} onAct={onAct} />}
  />
);

function Standing({ approval }: { approval: ApprovalView }) {
  const { state, decidedBy, decidedAt, decisionNote } = approval;
  return (
    <>
      <StatusDot tone={stateTone(approvalStateLabels[state])}>{approvalStateLabels[state]}</StatusDot>
      {decidedAt && (
        <small>
          {decidedBy}，{dateTimeLabel(decidedAt)}
        </small>
      )}
      {decisionNote && <small>意见：{decisionNote}</small>}
    </>
  );
}

const actLabels: Record<ApprovalAct, string> = { approve: '批准', reject: '驳回', withdraw: '撤回' };

function actsOf({ state, isOwn, mayDecide }: ApprovalView): ApprovalAct[] {
  if (state !== 'pending') return [];
  return [...(mayDecide ? (['approve', 'reject'] as const) : []), ...(isOwn ? (['withdraw'] as const) : [])];
}

function RowActs({ approval, onAct }: { approval: ApprovalView; onAct: ApprovalTableProps['onAct'] }) {
  const acts = actsOf(approval);
  if (acts.length === 0 && approval.state === 'pending') return <small>由另一位安全管理员处理</small>;
  return acts.map((act) => (
    <Button
      key={act}
      size="sm"
      look={act === 'approve' ? 'primary' : 'line'}
      aria-label={`${actLabels[act]}：${approval.title}`}
      onClick={() => onAct(act, approval)}
    >
      {actLabels[act]}
    </Button>
  ));
}
