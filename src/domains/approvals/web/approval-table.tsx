import { dayTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusDot, type StatusTone } from '#platform/web/ui/status-dot.tsx';
import type { ApprovalView } from '../contract/approvals.contract.ts';
import { type ApprovalState, approvalStateLabels } from '../contract/approvals.words.ts';

export type ApprovalAct = 'approve' | 'reject' | 'withdraw';
type ApprovalTableProps = {
  rows: readonly ApprovalView[];
  onAct: (act: ApprovalAct, approval: ApprovalView) => void;
};

const tones: Record<ApprovalState, StatusTone> = {
  pending: 'soon',
  approved: 'ok',
  rejected: 'no',
  withdrawn: 'end',
};

/** Requests, newest first: what is asked for and why, who asked, who decided. */
export function ApprovalTable({ rows, onAct }: ApprovalTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>申请</th>
            <th>内容</th>
            <th>申请人</th>
            <th>状态</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.approvalId}>
              <td>
                <b>{row.title}</b>
                <small>{row.kindLabel}</small>
              </td>
              <td>
                {row.facts.map(({ label, text }) => (
                  <small key={label}>
                    {label}：{text}
                  </small>
                ))}
                {row.reason && <small>原因：{row.reason}</small>}
              </td>
              <td className={list.tight}>
                {row.askedBy}
                {row.isOwn && <span className={list.mark}>本人</span>}
                <small>{dayTimeLabel(row.askedAt)}</small>
              </td>
              <td>
                <Standing approval={row} />
              </td>
              <td>
                <RowActs approval={row} onAct={onAct} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Standing({ approval }: { approval: ApprovalView }) {
  const { state, decidedBy, decidedAt, decisionNote } = approval;
  return (
    <>
      <StatusDot tone={tones[state]}>{approvalStateLabels[state]}</StatusDot>
      {decidedAt && (
        <small>
          {decidedBy}，{dayTimeLabel(decidedAt)}
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
  return (
    <span className={list.acts}>
      {acts.map((act) => (
        <Button
          key={act}
          size="sm"
          look={act === 'approve' ? 'primary' : 'line'}
          aria-label={`${actLabels[act]}：${approval.title}`}
          onClick={() => onAct(act, approval)}
        >
          {actLabels[act]}
        </Button>
      ))}
    </span>
  );
}
