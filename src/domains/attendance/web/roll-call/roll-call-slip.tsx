import { secondMs } from '#platform/contract/durations.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SecondsLeft } from '#platform/web/frame/seconds-left.tsx';
import type { AttendanceRow } from '../../contract/attendance.contract.ts';
import { slipSeconds } from '../../contract/attendance.words.ts';
import { getAttendanceBoardCall, undoAttendanceCall } from '../attendance.calls.ts';
import styles from '../roll-call.module.css';

/** What was just recorded of whom, and until when it is taken back without a reason. */
export type Slip = { words: string; volunteerIds: readonly number[]; until: number };

export const slipOf = (words: string, volunteerIds: readonly number[]): Slip => ({
  words,
  volunteerIds,
  until: Date.now() + slipSeconds * secondMs,
});

/** Takes back what was just pressed, for as long as a press may have been a slip. */
export function RollCallSlip(props: { slip: Slip; rows: readonly AttendanceRow[]; onClose: () => void }) {
  const { slip, rows, onClose } = props;
  const undo = useOperationCommand(undoAttendanceCall, { refreshes: [getAttendanceBoardCall] });
  const ids = rows.flatMap(({ volunteerId, participationId }) =>
    participationId !== null && slip.volunteerIds.includes(volunteerId) ? [participationId] : [],
  );
  const takeBack = async (): Promise<void> => {
    try {
      for (const participationId of ids) await undo.mutateAsync({ participationId });
      showToast({ kind: 'info', text: `已撤销：${slip.words}` });
    } finally {
      onClose();
    }
  };
  return (
    <section className={styles.slip} aria-label="刚登记的">
      <span aria-live="polite">{slip.words}</span>
      <Button
        look="barMain"
        isBusy={undo.isPending}
        disabled={ids.length === 0}
        // A failure was told by the call itself.
        onClick={() => void takeBack().catch(() => undefined)}
      >
        撤销（
        <SecondsLeft until={slip.until} onEnd={undo.isPending ? undefined : onClose} /> 秒）
      </Button>
    </section>
  );
}
