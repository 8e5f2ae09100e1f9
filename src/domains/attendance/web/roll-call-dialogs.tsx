import { useState } from 'react';
import { spanLabel, timeLabel, toDay } from '#platform/contract/instants.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { TimeField } from '#platform/web/fields/time/time-field.tsx';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import { fixReasons } from '../contract/attendance.words.ts';
import { fixCheckOutCall, getAttendanceBoardCall, undoAttendanceCall } from './attendance.calls.ts';

const refreshes = [getAttendanceBoardCall];
type Shift = { shiftId: number; postName: string; startsAt: string; endsAt: string };

/** A reason is offered again for the same act about the same people of a roll. */
export const keptOf = (act: string, rows: readonly AttendanceRow[]): string =>
  [act, ...rows.map(({ signUpId, participationId }) => signUpId ?? participationId)].join(':');

/** Absent, or absent with an accepted reason, for one or many. */
export function AbsenceDialog(props: {
  act: 'absent' | 'excused';
  rows: readonly AttendanceRow[];
  onClose: () => void;
  onConfirm: (reason: string) => void;
}) {
  const { act, rows } = props;
  const who = rows.length === 1 ? rows[0]?.name : `${rows.length} 人`;
  const isExcused = act === 'excused';
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      title={isExcused ? `${who}免责缺席` : `登记${who}缺席`}
      decisiveLabel={isExcused ? '登记免责' : '登记缺席'}
      tone={isExcused ? 'plain' : 'danger'}
      reason={{ keptAs: keptOf(act, rows), label: '原因', hint: '本人会看到', isRequired: isExcused }}
    >
      <p>{isExcused ? '有正当原因没来，不影响信用。' : '没有请假又没来，会记入信用；登记错了可以撤销。'}</p>
    </ConfirmDialog>
  );
}

/** A check-out before half of the shift: a slip more often than an end. */
export function EarlyLeaveDialog(props: {
  rows: readonly AttendanceRow[];
  shift: Shift;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { rows, shift } = props;
  const who = rows.length === 1 ? rows[0]?.name : `${rows.length} 人`;
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      title={`${who}现在就签退？`}
      decisiveLabel="现在签退"
      safeLabel="先不签退"
    >
      <p>本场 {spanLabel(shift.startsAt, shift.endsAt)}，还不到一半。签退后只按实际在场的时间计时长。</p>
    </ConfirmDialog>
  );
}

/** Takes the last step of a row back. */
export function UndoDialog({ row, onClose }: { row: AttendanceRow; onClose: () => void }) {
  const undo = useOperationCommand(undoAttendanceCall, { refreshes });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        if (row.participationId !== null)
          await undo.mutateAsync({ participationId: row.participationId, reason });
      }}
      title={`撤销${row.name}的上一步考勤`}
      decisiveLabel="撤销"
      reason={{
        keptAs: `undo-attendance:${row.participationId}`,
        label: '原因',
        hint: '会留在记录里',
        isRequired: true,
      }}
    />
  );
}

/** Sets a forgotten sign-out: the shift's end is offered, the leader says what they know. */
export function FixCheckOutDialog(props: { row: AttendanceRow; shift: Shift; onClose: () => void }) {
  const { row, shift, onClose } = props;
  const fix = useOperationCommand(fixCheckOutCall, { refreshes });
  const day = toDay(new Date(shift.endsAt));
  const [time, setTime] = useState(timeLabel(shift.endsAt));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={async (reason) => {
        if (row.participationId === null) return;
        const checkedOutAt = `${day}T${time}:00+08:00`;
        await fix.mutateAsync({ participationId: row.participationId, checkedOutAt, reason });
      }}
      title={`给${row.name}补签退`}
      decisiveLabel="补签退"
      tone="plain"
      reason={{
        keptAs: `fix-check-out:${row.participationId}`,
        label: '原因',
        hint: '本人会看到并可以确认',
        isRequired: true,
        samples: fixReasons,
      }}
    >
      <p>
        {row.checkedInAt && `${timeLabel(row.checkedInAt)} 签到，`}本场{' '}
        {spanLabel(shift.startsAt, shift.endsAt)}。
      </p>
      <LeftAtField time={time} onChange={setTime} />
    </ConfirmDialog>
  );
}

/** When they left: hours and minutes of the day on which the shift ends. */
export function LeftAtField({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  return <TimeField label="离开时间" value={time} onChange={onChange} />;
}
