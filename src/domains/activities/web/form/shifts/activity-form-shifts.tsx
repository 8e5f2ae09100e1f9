import { Plus } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { mostShifts } from '../../../contract/activities.words.ts';
import { ActivityFormPosts } from '../posts/activity-form-posts.tsx';
import { postNames } from '../posts/post-names.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { ActivityFormRepeat } from './activity-form-repeat.tsx';
import { FormPanel, formPanels } from '../activity-form-panel.tsx';
import { notesOfRows, type RowNote } from './row-notes.rules.ts';
import { postNamesId, ShiftRow } from './shift-row.tsx';
import { keyOf } from './shift-keys.ts';
import { ShiftPartBar } from './shift-part-bar.tsx';
import { ShiftWeek } from './week/shift-week.tsx';
import { type ShiftParts, useShiftParts } from './use-shift-parts.ts';
import { useShiftRows } from './use-shift-rows.ts';
import { showField } from '#platform/web/long-form/form-panels.ts';
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
  const parts = useShiftParts(form.shifts.length);
  const [view, setView] = useState<View>('list');
  const open = (index: number): void => {
    flushSync(() => setView('list'));
    showField(formPanels, `shifts.${index}.startsAt`);
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
        {view === 'list' ? (
          <ShiftList notes={notes} parts={parts} />
        ) : (
          <ShiftWeek notes={notes} onOpen={open} />
        )}
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

/** The rows of the form, of many some at a time. */
function ShiftList({ notes, parts }: { notes: ReadonlyMap<number, RowNote>; parts: ShiftParts }) {
  const { form } = useActivityForm();
  const { shifts } = form;
  const rows = useShiftRows();
  const isFull = shifts.length >= mostShifts;
  const { from, to } = parts.shown;
  return (
    <>
      <ShiftPartBar label="看一部分场次" parts={parts} notes={notes} />
      <div className={`${styles.row} ${styles.head}`} aria-hidden>
        <span>日期</span>
        <span>时间</span>
        <span>岗位</span>
        <span>人数</span>
        <span>时长</span>
      </div>
      <PostNames names={useDeferredValue(postNames(form).join('\n'))} />
      {shifts.slice(from, to).map((shift, at) => (
        <ShiftRow
          key={keyOf(shift)}
          shift={shift}
          index={from + at}
          rows={rows}
          onMade={parts.turnToRow}
          msg={notes.get(from + at)?.msg}
          at={notes.get(from + at)?.at}
          isHint={notes.get(from + at)?.isHint ?? false}
          usualClosing={form.shiftClosesHours}
          mayRemove={shifts.length > 1}
          mayCopy={!isFull}
        />
      ))}
      <ShiftPartBar label="换一部分场次" parts={parts} notes={notes} />
      <button
        type="button"
        className={styles.add}
        disabled={isFull}
        onClick={() => {
          rows.addNext();
          parts.turnToRow(shifts.length);
        }}
      >
        <Plus className="ic" aria-hidden />
        再加一场
      </button>
    </>
  );
}

/** The names of posts known so far, one a line: every field that offers them hears of a change, so none waits for it. */
const PostNames = memo(function PostNames({ names }: { names: string }) {
  return (
    <datalist id={postNamesId}>
      {names
        .split('\n')
        .filter(Boolean)
        .map((name) => (
          <option key={name} value={name} />
        ))}
    </datalist>
  );
});
