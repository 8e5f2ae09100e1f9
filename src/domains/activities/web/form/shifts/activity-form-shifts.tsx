import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mostShifts } from '../../../contract/activities.words.ts';
import { ActivityFormPosts } from '../posts/activity-form-posts.tsx';
import { postNames } from '../posts/post-names.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { ActivityFormRepeat } from './activity-form-repeat.tsx';
import { FormPanel } from '../activity-form-panel.tsx';
import { notesOfRows, type RowNote } from './row-notes.rules.ts';
import { postNamesId, ShiftRow } from './shift-row.tsx';
import { keyOf } from './shift-keys.ts';
import { ShiftWeek } from './week/shift-week.tsx';
import { useShiftRows } from './use-shift-rows.ts';
import { FieldNote } from '#platform/web/fields/field-note.tsx';
import styles from './activity-form-shifts.module.css';

type View = 'list' | 'week';
const views: { view: View; label: string }[] = [
  { view: 'list', label: '列表' },
  { view: 'week', label: '周视图' },
];

/** 2 场次: when, what, how many, as rows or on the grid of a week; each row says at once what is wrong with it. */
export function ActivityFormShifts() {
  const { form, errors, errorOf, findings, tellAsPast } = useActivityForm();
  const notes = notesOfRows(form.shifts, errors, findings);
  const [view, setView] = useState<View>('list');
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const field = document.getElementById(`field-shifts.${wanted.current}.startsAt`);
    wanted.current = undefined;
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [view]);
  const open = (index: number): void => {
    wanted.current = index;
    setView('list');
  };
  const whole = errorOf('shifts') ?? findings.find(({ field }) => field === 'shifts')?.msg;
  return (
    <FormPanel id="shifts" note="时长按签到签退计算，不超过场次时长">
      <div className={`seg ${styles.views}`} role="group" aria-label="怎样看场次">
        {views.map((one) => (
          <button
            key={one.view}
            type="button"
            aria-pressed={view === one.view}
            onClick={() => setView(one.view)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div className={styles.table}>
        {view === 'list' ? <ShiftList notes={notes} /> : <ShiftWeek notes={notes} onOpen={open} />}
        <ActivityFormRepeat />
      </div>
      <FieldNote error={whole} />
      {findings.some(({ code }) => code === 'past') && (
        <p className={styles.past}>
          办过的活动不能再发布。
          <button type="button" className="link" onClick={tellAsPast}>
            去补录，带上已经写的内容
          </button>
        </p>
      )}
      <ActivityFormPosts />
    </FormPanel>
  );
}

/** All rows of the form. */
function ShiftList({ notes }: { notes: ReadonlyMap<number, RowNote> }) {
  const { form } = useActivityForm();
  const { shifts } = form;
  const rows = useShiftRows();
  const isFull = shifts.length >= mostShifts;
  return (
    <>
      <div className={`${styles.row} ${styles.head}`} aria-hidden>
        <span>日期</span>
        <span>时间</span>
        <span>岗位</span>
        <span>人数</span>
        <span>时长</span>
      </div>
      <datalist id={postNamesId}>
        {postNames(form).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
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
    </>
  );
}
