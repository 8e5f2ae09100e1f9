import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { addDays, dayIn, dayLabel, toDay } from '#platform/contract/instants.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useActivityForm } from './activity-form-context.ts';
import styles from './activity-form-shifts.module.css';
import { repeatWeekly } from './repeat-shifts.rules.ts';

const weekCounts = Array.from({ length: 12 }, (_, index) => index + 1);

/** Weeks of a year: as long as an activity may last. */
const mostWeeks = 52;
const untilDay = 'until';

/** The shifts above again in the weeks to come; the button says beforehand how many and until when. */
export function ActivityFormRepeat() {
  const { form, set } = useActivityForm();
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
            <input
              type="date"
              aria-label="排到哪一天"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </span>
        )}
      </span>
      <Button
        look="line"
        size="sm"
        disabled={!last}
        onClick={() => set({ shifts: [...form.shifts, ...added] })}
      >
        <CalendarPlus className="ic" aria-hidden />
        {last ? `加 ${added.length} 场，到 ${dayLabel(last.startsAt)}` : '没有可以加的场次'}
      </Button>
    </div>
  );
}
