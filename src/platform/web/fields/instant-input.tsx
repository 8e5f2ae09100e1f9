import { toInstant } from '#platform/contract/instants.ts';
import type { FieldControl } from './field.tsx';
import styles from './time/instant-input.module.css';
import { TimeInput } from './time/time-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

/** Wall clock in Asia/Shanghai, `2026-11-28T09:00`: fields show the city's time wherever the browser is. */
export const wallClockOf = (instant: string): string => toInstant(new Date(instant)).slice(0, 16);

/** The instant a Shanghai wall clock means. */
export const instantOfWallClock = (clock: string): string => `${clock}:00+08:00`;

/** A year is typed digit by digit, and the first three are years, too. */
export const isWholeDay = (day: string): boolean => day >= '1900';

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
  const [typed, type] = useTypedValue(
    day,
    (next) => next === '' || isWholeDay(next),
    (next) => onChange(next === '' ? null : instantOfWallClock(`${next}T${time || firstTime}`)),
  );
  return (
    <span className={styles.instant}>
      <span className="inp">
        <input
          {...control}
          type="date"
          min="1900-01-01"
          disabled={isDisabled}
          value={typed}
          onChange={({ target }) => type(target.value)}
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
