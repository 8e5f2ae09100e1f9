import { Button } from '#platform/web/ui/button.tsx';
import { hourLimits } from '../contract/hours.words.ts';
import styles from './hour-row.module.css';
import type { HourEdit } from './use-hour-edit.ts';

const stepMinutes = 5;
type EditProps = { edit: HourEdit; draft: NonNullable<HourEdit['draft']> };

/** Why the minutes are changed, and what is wrong with the change. */
export const HourReasonEdit = ({ edit, draft: { hour, minutes, reason, problem } }: EditProps) => (
  <>
    <input
      className={styles.reason}
      aria-label="调整原因"
      aria-invalid={problem !== undefined}
      placeholder="为什么调整"
      maxLength={200}
      value={reason}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just pressed 编辑 on this row
      autoFocus
      onChange={({ target }) => edit.explain(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') edit.save();
        if (event.key === 'Escape') edit.close();
      }}
    />
    {minutes > hour.calculatedMinutes && <small className={styles.amber}>高于系统计算，须中心复核</small>}
    {problem && (
      <small className={styles.rouge} role="alert">
        {problem}
      </small>
    )}
  </>
);

/** Gives the change up, or sends it. */
export const HourEditActs = ({ edit }: { edit: HourEdit }) => (
  <>
    <Button look="line" size="sm" onClick={edit.close} disabled={edit.isSaving}>
      取消
    </Button>
    <Button look="primary" size="sm" onClick={edit.save} disabled={edit.isSaving}>
      保存
    </Button>
  </>
);

/** The minutes in steps of five, or typed. */
export const HourMinutesEdit = ({ edit: { put }, draft: { hour, minutes } }: EditProps) => (
  <span className={styles.stepper} role="group" aria-label={`${hour.name}的认定时长`}>
    <button type="button" aria-label="减 5 分钟" onClick={() => put(minutes - stepMinutes)}>
      −
    </button>
    <input
      type="number"
      inputMode="numeric"
      aria-label="分钟"
      min={1}
      max={hourLimits.maxRecordMinutes}
      value={minutes}
      onChange={({ target }) => put(Math.trunc(Number(target.value) || 1))}
    />
    <button type="button" aria-label="加 5 分钟" onClick={() => put(minutes + stepMinutes)}>
      ＋
    </button>
  </span>
);
