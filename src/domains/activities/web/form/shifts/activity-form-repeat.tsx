import { CalendarPlus, ListPlus, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { addDays, dayIn, dayLabel, toDay } from '#platform/contract/instants.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { DayInput } from '#platform/web/fields/time/day-input.tsx';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { ActivityFormPlan } from './activity-form-plan.tsx';
import styles from './activity-form-shifts.module.css';
import { repeatWeekly } from './repeat-shifts.rules.ts';
import { keyOf } from './shift-keys.ts';
import { useShiftRows } from './use-shift-rows.ts';

const weekCounts = Array.from({ length: 12 }, (_, index) => index + 1);

/** Weeks of a year: as long as an activity may last. */
const mostWeeks = 52;
const untilDay = 'until';

/** Further shifts made from those above: every week, or by a rule of one's own. What was added last is taken back with one press. */
export function ActivityFormRepeat() {
  const rows = useShiftRows();
  const { form } = useActivityForm();
  const [isPlanning, setPlanning] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const add = (shifts: ShiftForm[]): void => {
    rows.add(shifts);
    setAdded(shifts.map(keyOf));
    setPlanning(false);
  };
  const left = form.shifts.map(keyOf).filter((key) => added.includes(key));
  return (
    <>
      <WeeklyRepeat
        onAdd={add}
        more={
          <Button look="ghost" size="sm" aria-expanded={isPlanning} onClick={() => setPlanning(!isPlanning)}>
            <ListPlus className="ic" aria-hidden />
            按规则排
          </Button>
        }
      />
      {isPlanning && <ActivityFormPlan onAdd={add} />}
      <div role="status">
        {left.length > 0 && (
          <p className={styles.repeat}>
            刚加了 {left.length} 场。
            <Button
              look="line"
              size="sm"
              onClick={() => {
                rows.remove(left);
                setAdded([]);
              }}
            >
              <Undo2 className="ic" aria-hidden />
              撤销
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** The shifts above again in the weeks to come; the button says beforehand how many and until when. */
function WeeklyRepeat({ onAdd, more }: { onAdd: (shifts: ShiftForm[]) => void; more: ReactNode }) {
  const { form } = useActivityForm();
  const [weeks, setWeeks] = useState<number | typeof untilDay>(7);
  const [day, setDay] = useState('');
  const isUntil = weeks === untilDay;
  const added = isUntil
    ? repeatWeekly(form.shifts, dayIn(day) ? mostWeeks : 0, day)
    : repeatWeekly(form.shifts, weeks);
  const last = added.at(-1);
  return (
    <div className={styles.repeat}>
      <span>
        上面的场次每周重复，再排
        <Select
          aria-label="再排几周"
          className={styles.weeks}
          value={weeks}
          options={[
            ...weekCounts.map((count) => ({ value: count, label: `${count} 周` })),
            { value: untilDay, label: '到某一天' },
          ]}
          onChoose={(chosen) => {
            setWeeks(chosen === untilDay ? untilDay : Number(chosen));
            const first = form.shifts[0];
            if (chosen === untilDay && !day && first) setDay(addDays(toDay(new Date(first.startsAt)), 49));
          }}
        />
        {isUntil && (
          <span className="inp">
            <DayInput aria-label="排到哪一天" value={day} onChange={setDay} />
          </span>
        )}
      </span>
      <Button look="line" size="sm" disabled={!last} onClick={() => onAdd(added)}>
        <CalendarPlus className="ic" aria-hidden />
        {last ? `加 ${added.length} 场，到 ${dayLabel(last.startsAt)}` : '没有可以加的场次'}
      </Button>
      {more}
    </div>
  );
}
