import type { HandedPassword } from '#platform/contract/approvals.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { ApprovalView } from '../contract/approvals.contract.ts';
import type { ApprovalAct } from './approval-table.tsx';
import { decideApprovalCall, listApprovalsCall, withdrawApprovalCall } from './approvals.calls.ts';

export type AskedApproval = { act: ApprovalAct; approval: ApprovalView };
type ApprovalQuestionProps = {
  asked: AskedApproval;
  onClose: () => void;
  /** The one-time password of a new account or a reset, for the approver to tell. */
  onHandedOut: (handed: HandedPassword) => void;
};

const questions: Record<ApprovalAct, { verb: string; follows: string; done: string }> = {
  approve: { verb: '批准', follows: '批准后立即执行，审计日志记下你和申请人。', done: '已批准并执行' },
  reject: { verb: '驳回', follows: '什么都不会改变，申请人会收到你的意见。', done: '已驳回' },
  withdraw: { verb: '撤回', follows: '撤回后什么都不会改变，可以重新提出。', done: '已撤回' },
};

/** Asks before a request is approved, rejected or withdrawn, with everything that it is about. */
export function ApprovalQuestion({ asked, onClose, onHandedOut }: ApprovalQuestionProps) {
  const options = { refreshes: [listApprovalsCall], reportedBy: 'form' as const };
  const decide = useOperationCommand(decideApprovalCall, options);
  const withdraw = useOperationCommand(withdrawApprovalCall, options);
  const { act, approval } = asked;
  const { verb, follows, done } = questions[act];
  const { approvalId, title, facts } = approval;
  const confirm = async (reason: string): Promise<void> => {
    if (act === 'withdraw') await withdraw.mutateAsync({ approvalId });
    else {
      const { handed } = await decide.mutateAsync({ approvalId, verdict: act, reason });
      if (handed) onHandedOut(handed);
    }
    showToast({ kind: 'success', text: done });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`${verb}“${title}”？`}
      decisiveLabel={verb}
      tone={act === 'reject' ? 'danger' : 'plain'}
      failure={decide.error ?? withdraw.error}
      {...(act === 'withdraw'
        ? {}
        : {
            reason: {
              keptAs: `approval:${approvalId}:${act}`,
              label: act === 'reject' ? '驳回原因' : '意见',
              isRequired: act === 'reject',
              hint: '申请人会看到，记入审计日志',
            },
          })}
    >
      {facts.map(({ label, text }) => (
        <p key={label}>
          {label}：{text}
        </p>
      ))}
      <p>{follows}</p>
    </ConfirmDialog>
  );
}
