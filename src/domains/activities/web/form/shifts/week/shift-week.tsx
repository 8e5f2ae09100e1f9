import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  addDays,
  dateLabel,
  labelDay,
  mondayOf,
  startOfDay,
  weekdayNames,
  weekdayOf,
} from '#platform/contract/instants.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ShiftForm } from '../../../../contract/activity-form.contract.ts';
import { useActivityForm } from '../../activity-form-context.ts';
import { daysOf } from '../shift-plan.rules.ts';
import { keyOf } from '../shift-keys.ts';
import type { RowNote } from '../row-notes.rules.ts';
import { useShiftRows } from '../use-shift-rows.ts';
import { ShiftBlock, spanWords } from './shift-block.tsx';
import { ShiftDayList } from './shift-day-list.tsx';
import styles from './shift-week.module.css';
import { blocksOf, daysOfWeek, hoursToDraw, type WeekBlock, weekOf } from './week-plan.rules.ts';

type ShiftWeekProps = {
  /** What is to be said of each row. */
  notes: ReadonlyMap<number, RowNote>;
  onOpen: (index: number) => void;
};

/** 周视图: the shifts of one week on a grid, to move and to stretch; `onOpen` leads to a shift's row in the list. */
export function ShiftWeek({ notes, onOpen }: ShiftWeekProps) {
  const { form } = useActivityForm();
  const rows = useShiftRows();
  const [first = labelDay()] = daysOf(form.shifts);
  const [monday, setMonday] = useState(() => mondayOf(first));
  const [said, say] = useState('');
  const blocks = blocksOf(form.shifts, monday);
  const change = ({ shift, index }: WeekBlock, span: Pick<ShiftForm, 'startsAt' | 'endsAt'>): void => {
    rows.change(keyOf(shift), span);
    setMonday(weekOf(span));
    say(`第 ${index + 1} 场：${spanWords(span)}`);
  };
  return (
    <div className={styles.week}>
      <WeekBar monday={monday} count={blocks.length} onTurn={setMonday} />
      <WeekGrid monday={monday} blocks={blocks} onChange={change} onOpen={onOpen} />
      <ShiftDayList monday={monday} blocks={blocks} onOpen={onOpen} />
      <p className={`muted only-d ${styles.help}`} id="shift-week-help">
        拖动改日期和时间，拖下边改长短。键盘：上下键移 15 分钟，加 Ctrl 移 30 分钟，左右键换一天，加 Shift
        改长短，回车到列表里改其他内容。
      </p>
      <RowsToMend notes={notes} onOpen={onOpen} />
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

/** Rows with a fault, whatever week they are of, also those that cannot be drawn: each leads to its row. */
function RowsToMend({ notes, onOpen }: ShiftWeekProps) {
  const faults = [...notes].filter(([, { isHint }]) => !isHint).toSorted(([one], [other]) => one - other);
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults} aria-label="要改的场次">
      {faults.map(([index, { msg }]) => (
        <li key={index}>
          <button type="button" onClick={() => onOpen(index)}>
            第 {index + 1} 场：{msg}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which week is shown, and the ways to those beside it. */
function WeekBar(props: { monday: string; count: number; onTurn: (monday: string) => void }) {
  const { monday, count, onTurn } = props;
  const label = (day: string): string => dateLabel(startOfDay(day));
  return (
    <div className={styles.bar}>
      <Button look="ghost" size="sm" aria-label="上一周" onClick={() => onTurn(addDays(monday, -7))}>
        <ChevronLeft className="ic" aria-hidden />
      </Button>
      <b aria-live="polite">
        {label(monday)} – {label(addDays(monday, 6))}，{count} 场
      </b>
      <Button look="ghost" size="sm" aria-label="下一周" onClick={() => onTurn(addDays(monday, 7))}>
        <ChevronRight className="ic" aria-hidden />
      </Button>
    </div>
  );
}

type WeekGridProps = {
  monday: string;
  blocks: readonly WeekBlock[];
  onChange: (block: WeekBlock, span: Pick<ShiftForm, 'startsAt' | 'endsAt'>) => void;
  onOpen: (index: number) => void;
};

/** Seven days side by side, an hour as high as the next; for screens with room for it. */
function WeekGrid({ monday, blocks, onChange, onOpen }: WeekGridProps) {
  const { first, last } = hoursToDraw(blocks);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div className={`only-d ${styles.grid}`} role="group" aria-label="一周的场次">
      <div className={styles.days} aria-hidden>
        {daysOfWeek(monday).map((day) => (
          <span key={day}>
            {weekdayNames[weekdayOf(day)]}
            <b>{Number(day.slice(8))}</b>
          </span>
        ))}
      </div>
      <ol className={styles.hours} aria-hidden>
        {hours.map((hour) => (
          <li key={hour}>{String(hour).padStart(2, '0')}:00</li>
        ))}
      </ol>
      <div className={styles.sheet}>
        {/* In the order of the form: a block that is moved stays the same button and keeps the focus. */}
        {blocks
          .toSorted((one, other) => one.index - other.index)
          .map((block) => (
            <ShiftBlock
              key={keyOf(block.shift)}
              block={block}
              firstHour={first}
              onChange={(span) => onChange(block, span)}
              onOpen={() => onOpen(block.index)}
            />
          ))}
      </div>
    </div>
  );
}
