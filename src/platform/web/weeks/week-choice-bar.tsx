import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, dateLabel, startOfDay } from '#platform/contract/instants.ts';
import { Select } from '../fields/select.tsx';
import { Button } from '../ui/button.tsx';
import type { WeekChoice } from './use-week-choice.ts';
import styles from './week-choice-bar.module.css';

type WeekChoiceBarProps<One> = {
  choice: WeekChoice<One>;
  /** The measure word of what lies in a week: 场. */
  unit: string;
  /** What else is to be known of a week before it is chosen. */
  remarkOf?: (ofWeek: readonly One[]) => string;
};

/** `12月7日 – 12月13日（14 场）` */
const weekLabel = (monday: string, words: string): string =>
  `${dateLabel(startOfDay(monday))} – ${dateLabel(startOfDay(addDays(monday, 6)))}（${words}）`;

/** Which week of many is shown, and the ways to the others; nothing where all is shown. */
export function WeekChoiceBar<One>({ choice, unit, remarkOf }: WeekChoiceBarProps<One>) {
  const { weeks, monday, inWeek, turnTo } = choice;
  if (weeks.length === 0) return null;
  const [before, after] = [weeks.findLast((week) => week < monday), weeks.find((week) => week > monday)];
  const turn = (week: string | undefined, label: string, Icon: typeof ChevronLeft) => (
    <Button
      look="ghost"
      size="sm"
      aria-label={label}
      disabled={week === undefined}
      onClick={() => week !== undefined && turnTo(week)}
    >
      <Icon className="ic" aria-hidden />
    </Button>
  );
  return (
    <div className={styles.bar} role="group" aria-label="哪一周">
      {turn(before, '上一周', ChevronLeft)}
      <Select
        aria-label="看哪一周"
        className={styles.weeks}
        value={monday}
        options={weeks.map((week) => {
          const ofWeek = inWeek(week);
          return {
            value: week,
            label: weekLabel(week, `${ofWeek.length} ${unit}${remarkOf?.(ofWeek) ?? ''}`),
          };
        })}
        onChoose={turnTo}
      />
      {turn(after, '下一周', ChevronRight)}
    </div>
  );
}
