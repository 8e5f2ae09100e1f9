import { Lock, VenetianMask } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { Revealed, RevealFields } from '#platform/web/decisions/reveal.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useKeptText } from '#platform/web/use-kept-text.ts';
import type { ComplaintDeskView } from '../../contract/complaint-desk.contract.ts';
import { getComplaintCall, revealComplainantCall, unsealComplaintCall } from '../complaints.calls.ts';
import styles from './complaint-desk.module.css';

type ComplaintSealProps = {
  complaint: Pick<ComplaintDeskView, 'complaintId' | 'complaintNo' | 'seal' | 'dueAt'>;
};

/** Who complained, sealed; the way to ask for it, and once a second person agreed, to look with a reason. */
export function ComplaintSeal({ complaint }: ComplaintSealProps) {
  const { complaintId, complaintNo, seal, dueAt } = complaint;
  const [isAsking, setAsking] = useState(false);
  const ask = useOperationCommand(unsealComplaintCall, { refreshes: [getComplaintCall] });
  if (seal === 'open') return <Reveal complaintId={complaintId} />;
  if (seal === 'anonymous')
    return (
      <Sealed icon={<VenetianMask className="ic" aria-hidden />} title="匿名投诉">
        没有留下身份，办理进展由投诉人凭编号和查询码查看。
      </Sealed>
    );
  return (
    <>
      <Sealed
        icon={<Lock className="ic" aria-hidden />}
        title="投诉人身份已封存"
        act={
          seal === 'sealed' && dueAt !== null ? (
            <Button look="line" size="sm" onClick={() => setAsking(true)}>
              申请拆封
            </Button>
          ) : null
        }
      >
        {seal === 'asked'
          ? '已申请拆封，正在等安全管理员批准。'
          : '需要当面核实时申请拆封：写明原因，由安全管理员批准，投诉人会看到。'}
      </Sealed>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          await ask.mutateAsync({ complaintId, reason });
          showToast({ kind: 'success', text: '已提交，等安全管理员批准' });
        }}
        title={`申请拆封 ${complaintNo}？`}
        decisiveLabel="提交申请"
        reason={{
          keptAs: `ask-unsealing:${complaintId}`,
          label: '为什么要知道是谁',
          hint: '安全管理员和投诉人都会看到',
          isRequired: true,
        }}
      >
        <p>批准后 7 天内，只有你能看到称呼和电话；每次查看都有记录。</p>
      </ConfirmDialog>
    </>
  );
}

type SealedProps = { icon: ReactNode; title: string; act?: ReactNode; children: ReactNode };

const Sealed = ({ icon, title, act, children }: SealedProps) => (
  <div className={styles.sealed}>
    <i>{icon}</i>
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
    {act}
  </div>
);

function Reveal({ complaintId }: { complaintId: number }) {
  const [reason, setReason, forget] = useKeptText(`reveal-complainant:${complaintId}`);
  const reveal = useOperationCommand(revealComplainantCall, { refreshes: [], reportedBy: 'form' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!reveal.isPending) reveal.mutate({ complaintId, reason }, { onSuccess: forget });
  };
  if (reveal.data)
    return (
      <Revealed>
        <p>
          {reveal.data.name} <b className="num">{reveal.data.mobile || '没有留电话'}</b>
        </p>
        <span className="hint">这次查看已记录。</span>
      </Revealed>
    );
  return (
    <form onSubmit={submit} noValidate>
      <RevealFields
        what="投诉人的称呼和电话"
        hint="例如：约时间当面核对收条"
        isBusy={reveal.isPending}
        failure={reveal.error}
        reason={reason}
        onReason={setReason}
      />
    </form>
  );
}
