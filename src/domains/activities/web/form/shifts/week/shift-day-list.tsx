import { dayLabel, spanLabel, startOfDay } from '#platform/contract/instants.ts';
import styles from './shift-week.module.css';
import { daysOfWeek, type WeekBlock } from './week-plan.rules.ts';

type ShiftDayListProps = { monday: string; blocks: readonly WeekBlock[]; onOpen: (index: number) => void };

/** The same week on a phone: day by day, each shift leads to its row. */
export const ShiftDayList = ({ monday, blocks, onOpen }: ShiftDayListProps) => (
  <ol className={`only-m ${styles.list}`}>
    {daysOfWeek(monday).flatMap((day, column) => {
      const ofDay = blocks.filter((block) => block.column === column);
      if (ofDay.length === 0) return [];
      return [
        <li key={day}>
          <b>{dayLabel(startOfDay(day))}</b>
          {ofDay.map(({ shift, index }) => (
            <button key={index} type="button" onClick={() => onOpen(index)}>
              <span>{spanLabel(shift.startsAt, shift.endsAt)}</span>
              {shift.postName || `第 ${index + 1} 场`}，{shift.capacity} 人
            </button>
          ))}
        </li>,
      ];
    })}
    {blocks.length === 0 && <li className="muted">这一周没有场次。</li>}
  </ol>
);
