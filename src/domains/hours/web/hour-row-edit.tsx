import { useState } from 'react';
import { useOperationCommand } from '#platform/web/calls/operation-hooks.tsx';
import { showToast } from '#platform/web/frame/toast-store.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ActivityHour } from '../contract/hours.contract.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { adjustHourCall, listActivityHoursCall } from './hours.calls.ts';
import styles from './hour-row.module.css';

const stepMinutes = 5;

/** The two cells of a row while its minutes are changed: minutes and a reason, which is always needed. */
export function HourRowEdit({ hour, onClose }: { hour: ActivityHour; onClose: () => void }) {
  const [minutes, setMinutes] = useState(hour.minutes);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const adjust = useOperationCommand(adjustHourCall, {
    refreshes: [listActivityHoursCall],
    reportedBy: 'form',
  });
  const save = (): void => {
    if (minutes === hour.minutes) return setProblem('时长没有变化');
    if (reason.trim().length < 2) return setProblem('请写明调整原因，至少 2 个字');
    adjust.mutate(
      { hourId: hour.hourId, minutes, reason: reason.trim() },
      {
        onSuccess: ({ needsCentre }) => {
          showToast({
            kind: 'success',
            text: needsCentre ? '已调高，核定后由实践中心复核' : '已调整',
          });
          onClose();
        },
        onError: (failure) =>
          setProblem(failure.errorOf('minutes') ?? failure.errorOf('reason') ?? failure.msg),
      },
    );
  };
  const put = (next: number): void => {
    setMinutes(Math.min(hourLimits.maxRecordMinutes, Math.max(1, next)));
    setProblem(undefined);
  };
  return (
    <>
      <td data-label="认定时长">
        <MinuteStepper name={hour.name} minutes={minutes} onPut={put} />
      </td>
      <td data-label="说明">
        <input
          className={styles.reason}
          aria-label="调整原因"
          aria-invalid={problem !== undefined}
          placeholder="为什么调整"
          maxLength={200}
          value={reason}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just pressed 编辑 on this row
          autoFocus
          onChange={({ target }) => {
            setReason(target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
            if (event.key === 'Escape') onClose();
          }}
        />
        {minutes > hour.calculatedMinutes && <small className={styles.amber}>高于系统计算，须中心复核</small>}
        {problem && (
          <small className={styles.rouge} role="alert">
            {problem}
          </small>
        )}
      </td>
      <td className="r">
        <EditActs isSaving={adjust.isPending} onClose={onClose} onSave={save} />
      </td>
    </>
  );
}

function EditActs({
  isSaving,
  onClose,
  onSave,
}: {
  isSaving: boolean;
  onClose: () => void;
  onSave: () => void;
}) {
  return (
    <span className={styles.acts}>
      <Button look="line" size="sm" onClick={onClose} disabled={isSaving}>
        取消
      </Button>
      <Button look="primary" size="sm" onClick={onSave} disabled={isSaving}>
        保存
      </Button>
    </span>
  );
}

function MinuteStepper(props: { name: string; minutes: number; onPut: (minutes: number) => void }) {
  const { name, minutes, onPut } = props;
  return (
    <span className={styles.stepper} role="group" aria-label={`${name}的认定时长`}>
      <button type="button" aria-label="减 5 分钟" onClick={() => onPut(minutes - stepMinutes)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label="分钟"
        min={1}
        max={hourLimits.maxRecordMinutes}
        value={minutes}
        onChange={({ target }) => onPut(Math.trunc(Number(target.value) || 1))}
      />
      <button type="button" aria-label="加 5 分钟" onClick={() => onPut(minutes + stepMinutes)}>
        ＋
      </button>
    </span>
  );
}
