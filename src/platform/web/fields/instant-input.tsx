import { toInstant } from '#platform/contract/instants.ts';
import type { FieldControl } from './field.tsx';
import { DayInput } from './time/day-input.tsx';
import styles from './time/instant-input.module.css';
import { TimeInput } from './time/time-input.tsx';

/** Wall clock in Asia/Shanghai, `2026-11-28T09:00`: fields show the city's time wherever the browser is. */
export const wallClockOf = (instant: string): string => toInstant(new Date(instant)).slice(0, 16);

/** The instant a Shanghai wall clock means. */
export const instantOfWallClock = (clock: string): string => `${clock}:00+08:00`;

type InstantInputProps = {
  control: FieldControl;
  value: string | null;
  onChange: (instant: string | null) => void;
  isDisabled?: boolean;
};

/** Where a day is chosen first: the time that stands beside it until another is typed. */
const firstTime = '09:00';

/** A day and a time in Shanghai time, the one field for both everywhere; no day is null. */
export function InstantInput({ control, value, onChange, isDisabled }: InstantInputProps) {
  const [day = '', time = ''] = value === null ? [] : wallClockOf(value).split('T');
  return (
    <span className={styles.instant}>
      <span className="inp">
        <DayInput
          {...control}
          disabled={isDisabled}
          value={day}
          onChange={(next) =>
            onChange(next === '' ? null : instantOfWallClock(`${next}T${time || firstTime}`))
          }
        />
      </span>
      <span className="inp">
        <TimeInput
          aria-label="时间"
          aria-describedby={control['aria-describedby']}
          disabled={isDisabled || day === ''}
          value={time}
          onChange={(next) => onChange(instantOfWallClock(`${day}T${next}`))}
        />
      </span>
    </span>
  );
}
