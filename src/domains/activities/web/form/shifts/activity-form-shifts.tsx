import { Plus } from 'lucide-react';
import { mostShifts } from '../../../contract/activities.words.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { ActivityFormRepeat } from './activity-form-repeat.tsx';
import { FormPanel } from '../activity-form-panel.tsx';
import { notesOfRows } from './row-notes.rules.ts';
import { ShiftRow } from './shift-row.tsx';
import { keyOf } from './shift-keys.ts';
import { useShiftRows } from './use-shift-rows.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './activity-form-shifts.module.css';

/** 2 场次: when, what, how many; each row says at once what is wrong with it. */
export function ActivityFormShifts() {
  const { form, errors, errorOf, findings } = useActivityForm();
  const { shifts } = form;
  const rows = useShiftRows();
  const notes = notesOfRows(shifts, errors, findings);
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
            key={keyOf(shift)}
            shift={shift}
            index={index}
            rows={rows}
            msg={notes.get(index)?.msg}
            at={notes.get(index)?.at}
            isHint={notes.get(index)?.isHint ?? false}
            usualClosing={form.shiftClosesHours}
            mayRemove={shifts.length > 1}
            mayCopy={!isFull}
          />
        ))}
        <button type="button" className={styles.add} disabled={isFull} onClick={rows.addNext}>
          <Plus className="ic" aria-hidden />
          再加一场
        </button>
        <ActivityFormRepeat />
      </div>
      <FieldNote error={whole} />
    </FormPanel>
  );
}
