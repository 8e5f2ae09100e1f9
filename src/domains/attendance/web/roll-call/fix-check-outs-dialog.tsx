import { useState } from 'react';
import { spanLabel, timeLabel, toDay } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { AttendanceRow } from '../../contract/attendance.contract.ts';
import { fixReasons } from '../../contract/attendance.words.ts';
import { fixCheckOutsCall, getAttendanceBoardCall } from '../attendance.calls.ts';
import { keptOf, LeftAtField } from '../roll-call-dialogs.tsx';
import type { ShiftBoard } from './shift-board.ts';

type FixCheckOutsDialogProps = { rows: readonly AttendanceRow[]; shift: ShiftBoard; onClose: () => void };

/** The forgotten sign-outs of several people: one time, one reason; who is refused is told with the sentence. */
export function FixCheckOutsDialog({ rows, shift, onClose }: FixCheckOutsDialogProps) {
  const fix = useOperationCommand(fixCheckOutsCall, { refreshes: [getAttendanceBoardCall] });
  const [time, setTime] = useState(timeLabel(shift.endsAt));
  const send = async (reason: string): Promise<void> => {
    const ids = rows.flatMap(({ participationId }) => (participationId === null ? [] : [participationId]));
    const checkedOutAt = `${toDay(new Date(shift.endsAt))}T${time}:00+08:00`;
    const { doneIds, refused } = await fix.mutateAsync({ participationIds: ids, checkedOutAt, reason });
    if (doneIds.length > 0) showToast({ kind: 'success', text: `${doneIds.length} 人已补签退，等本人确认` });
    if (refused.length === 0) return;
    const nameOf = (id: number) => rows.find(({ participationId }) => participationId === id)?.name ?? '';
    showToast({
      kind: 'warning',
      title: `${refused.length} 人没有补签退`,
      text: refused.map(({ id, msg }) => `${nameOf(id)}：${msg}`).join('；'),
      durationMs: 8_000,
    });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={`给 ${rows.length} 人补签退`}
      decisiveLabel={`补签退 ${rows.length} 人`}
      tone="plain"
      reason={{
        keptAs: keptOf('fix-check-outs', rows),
        label: '原因',
        hint: '每个人都会看到并可以确认',
        isRequired: true,
        samples: fixReasons,
      }}
    >
      <p>
        {rows.map(({ name }) => name).join('、')}。本场 {spanLabel(shift.startsAt, shift.endsAt)}。
      </p>
      <LeftAtField time={time} onChange={setTime} />
    </ConfirmDialog>
  );
}
