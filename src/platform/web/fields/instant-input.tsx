import { toInstant } from '#platform/contract/instants.ts';
import type { FieldControl } from './field.tsx';
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

/** A day and a time in Shanghai time, minutes in steps of five; empty is null. */
export function InstantInput({ control, value, onChange, isDisabled }: InstantInputProps) {
  const [typed, type] = useTypedValue(
    value === null ? '' : wallClockOf(value),
    (clock) => clock === '' || isWholeDay(clock),
    (clock) => onChange(clock === '' ? null : instantOfWallClock(clock)),
  );
  return (
    <span className="inp">
      <input
        {...control}
        type="datetime-local"
        step={300}
        min="1900-01-01T00:00"
        disabled={isDisabled}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  );
}
