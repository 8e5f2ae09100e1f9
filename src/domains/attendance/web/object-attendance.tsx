import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall } from '#platform/web/calls/remote.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { objectAttendanceCall } from './attendance.calls.ts';

type ObjectAttendanceProps = {
  participationId: number;
  title: string;
  refreshes: readonly AnyRemoteCall[];
};

/** The way out for somebody whom a leader put down as come, and who was not there. */
export function ObjectAttendance({ participationId, title, refreshes }: ObjectAttendanceProps) {
  const object = useOperationCommand(objectAttendanceCall, { refreshes });
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="muted">
      领队为你登记了签到。{' '}
      <button type="button" className="link" onClick={() => setOpen(true)}>
        不属实？提出异议
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={async (text) => {
          await object.mutateAsync({ participationId, text });
          showToast({ kind: 'success', text: '异议已提交，实践中心核实后会发消息告诉你' });
        }}
        title={`对“${title}”的签到登记提出异议`}
        decisiveLabel="提出异议"
        reason={{
          keptAs: `object-attendance:${participationId}`,
          label: '异议说明',
          hint: '如 当天没有到场，至少 10 个字',
          isRequired: true,
          maxLength: 500,
        }}
      >
        <p>
          提出后，由它算出的时长不会直接公示，由实践中心核实；核实结果会发消息告诉你。队伍看不到是谁提出的。
        </p>
      </ConfirmDialog>
    </p>
  );
}
