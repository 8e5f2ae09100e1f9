import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { DeskSection } from '#platform/web/decisions/desk-item.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { ComplaintDeskView } from '../../contract/complaint-desk.contract.ts';
import { complaintLimits } from '../../contract/complaints.words.ts';
import { extendComplaintCall, getComplaintCall, listComplaintsCall } from '../complaints.calls.ts';

const refreshes = [getComplaintCall, listComplaintsCall];

/** 申请延期 of an answer, once, with a reason that the complainant reads; nothing where it is not to be had. */
export function ComplaintExtension({ complaint }: { complaint: ComplaintDeskView }) {
  const { complaintId, complaintNo, version, canExtend } = complaint;
  const [isAsking, setAsking] = useState(false);
  const extend = useOperationCommand(extendComplaintCall, { refreshes });
  if (!canExtend) return null;
  return (
    <DeskSection title="延期">
      <p>情况复杂、来不及查清的，可以延期一次，加 {complaintLimits.extensionWorkdays} 个工作日。</p>
      <Button look="line" size="sm" onClick={() => setAsking(true)}>
        延期答复
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          await extend.mutateAsync({ complaintId, version, reason });
          showToast({ kind: 'success', text: '已延期，投诉人会收到通知' });
        }}
        title={`${complaintNo} 延期 ${complaintLimits.extensionWorkdays} 个工作日？`}
        decisiveLabel="延期"
        reason={{
          keptAs: `extend-complaint:${complaintId}`,
          label: '为什么要延期',
          hint: '投诉人会看到，不要写能认出别人的内容',
          isRequired: true,
        }}
      >
        <p>只能延期一次，从原来的最后一天往后算。</p>
      </ConfirmDialog>
    </DeskSection>
  );
}
