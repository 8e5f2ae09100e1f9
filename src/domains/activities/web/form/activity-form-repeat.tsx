import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { dayLabel } from '#platform/contract/instants.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useActivityForm } from './activity-form-context.ts';
import styles from './activity-form-shifts.module.css';
import { repeatWeekly } from './repeat-shifts.rules.ts';

const weekCounts = Array.from({ length: 12 }, (_, index) => index + 1);

/** The shifts above again in the weeks to come; the button says beforehand how many and until when. */
export function ActivityFormRepeat() {
  const { form, set } = useActivityForm();
  const [weeks, setWeeks] = useState(7);
  const added = repeatWeekly(form.shifts, weeks);
  const last = added.at(-1);
  return (
    <div className={styles.repeat}>
      <span>
        上面的场次每周重复，再排
        <Select
          aria-label="再排几周"
          className={styles.weeks}
          value={weeks}
          options={weekCounts.map((count) => ({ value: count, label: `${count} 周` }))}
          onChoose={(count) => setWeeks(Number(count))}
        />
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
