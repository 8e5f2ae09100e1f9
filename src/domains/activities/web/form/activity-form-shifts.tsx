import { Plus } from 'lucide-react';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import { mostShifts } from '../../contract/activities.words.ts';
import { useActivityForm } from './activity-form-context.ts';
import { nextShift } from './activity-form-defaults.ts';
import { ActivityFormRepeat } from './activity-form-repeat.tsx';
import { FormPanel } from './activity-form-panel.tsx';
import { ShiftRow } from './activity-form-shift-row.tsx';
import { shiftLater } from './shift-times.rules.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './activity-form-shifts.module.css';

/** 2 场次: when, what, how many; each row says at once what is wrong with it. */
export function ActivityFormShifts() {
  const { form, set, errorOf, findings } = useActivityForm();
  const { shifts } = form;
  const change = (index: number, patch: Partial<ShiftForm>): void =>
    set({ shifts: shifts.map((shift, at) => (at === index ? { ...shift, ...patch } : shift)) });
  const copy = (index: number, days: number): void =>
    set({
      shifts: shifts.flatMap((shift, at) => (at === index ? [shift, shiftLater(shift, days)] : [shift])),
    });
  const isFull = shifts.length >= mostShifts;
  const whole = errorOf('shifts') ?? findings.find(({ field }) => field === 'shifts')?.msg;
  return (
    <FormPanel id="shifts" note="时长按签到签退计算，不超过场次时长">
      <div className={styles.table}>
        <div className={`${styles.row} ${styles.head}`} aria-hidden>
          <span>日期</span>
          <span>时间</span>
          <span>分工</span>
          <span>人数</span>
          <span>时长</span>
        </div>
        {shifts.map((shift, index) => (
          <ShiftRow
            key={shift.id ?? `new-${index}`}
            shift={shift}
            index={index}
            onChange={(patch) => change(index, patch)}
            onCopy={isFull ? undefined : (days) => copy(index, days)}
            onRemove={() => set({ shifts: shifts.filter((_, at) => at !== index) })}
          />
        ))}
        <button
          type="button"
          className={styles.add}
          disabled={isFull}
          onClick={() => set({ shifts: [...shifts, nextShift(shifts, new Date())] })}
        >
          <Plus className="ic" aria-hidden />
          再加一场
        </button>
        <ActivityFormRepeat />
      </div>
      <FieldNote error={whole} />
    </FormPanel>
  );
}
