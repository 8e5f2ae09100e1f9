import { LogIn, LogOut } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { spanLabel } from '#platform/contract/instants.ts';
import { currentPosition } from '#platform/web/current-position.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import type { AnyRemoteCall, RemoteResult } from '#platform/web/calls/remote.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { pasteDigits } from '#platform/web/fields/paste-digits.ts';
import { Field } from '#platform/web/fields/field.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { placeResults } from '../contract/attendance.words.ts';
import { isEarlyLeave } from '../contract/early-leave.rules.ts';
import { checkInCall, checkOutCall, type getMyAttendanceCall } from './attendance.calls.ts';
import styles from './my-attendance-panel.module.css';

/** Somebody stands at the meeting point and waits. */
const positionPatienceMs = 4_000;

export type AttendanceStepFormProps = {
  shift: Pick<RemoteResult<typeof getMyAttendanceCall>['shifts'][number], 'shiftId' | 'startsAt' | 'endsAt'>;
  act: 'checkIn' | 'checkOut';
  code: string;
  refreshes: readonly AnyRemoteCall[];
};

const stepHints = {
  checkIn: '也可以输入领队屏幕上的签到码。',
  checkOut: '离开前签退，时长才完整；也可以输入领队屏幕上的签到码。',
} as const;

/** The step that is next, by the code on the leader's screen. A check-out before half of the shift asks first. */
export function AttendanceStepForm({ shift, act, code, refreshes }: AttendanceStepFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [typed, setTyped] = useState(code);
  const [problem, setProblem] = useState('');
  const step = useOperationCommand(act === 'checkIn' ? checkInCall : checkOutCall, {
    refreshes,
    reportedBy: 'form',
  });
  const label = act === 'checkIn' ? '签到' : '签退';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step.isPending) return;
    if (typed.trim().length < 6) return setProblem('请填写领队屏幕上的 6 位签到码');
    setProblem('');
    if (act === 'checkOut' && isEarlyLeave(shift)) setIsAsking(true);
    else void send();
  };
  const send = async (): Promise<void> => {
    try {
      const receipt = await step.mutateAsync({
        shiftId: shift.shiftId,
        code: typed,
        // Without a place the step is sent all the same: the server says whether this activity needs one.
        ...(await currentPosition({ patienceMs: positionPatienceMs, isExact: true })).position,
      });
      setTyped('');
      showToast({
        kind: 'success',
        text: `${label}成功，${placeResults[receipt.placeResult]}。回执号 ${receipt.receiptNo}`,
      });
    } catch (error) {
      setProblem(error instanceof OperationFailed ? error.msg : '没有连上服务器，请再试一次');
    }
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="签到码" hint={stepHints[act]} error={problem} isRequired>
        {(control) => (
          <span className="inp">
            <input
              {...control}
              value={typed}
              inputMode="numeric"
              onPaste={pasteDigits}
              autoComplete="one-time-code"
              maxLength={16}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
        )}
      </Field>
      <Button type="submit" look="primary" size="lg" aria-busy={step.isPending}>
        {act === 'checkIn' ? <LogIn className="ic" aria-hidden /> : <LogOut className="ic" aria-hidden />}
        {step.isPending ? `正在${label}…` : label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={send}
        title="现在就签退？"
        decisiveLabel="现在签退"
        safeLabel="先不签退"
      >
        <p>本场 {spanLabel(shift.startsAt, shift.endsAt)}，还不到一半。签退后只按实际在场的时间计时长。</p>
      </ConfirmDialog>
    </form>
  );
}
