import type { ComponentProps } from 'react';
import { useTypedValue } from '../use-typed-value.ts';

/** A year is typed digit by digit, and the first three are years, too. */
export const isWholeDay = (day: string): boolean => day >= '1900';

/** Four digits make a year: the browser goes on to the month by itself. */
const bounds = { min: '1900-01-01', max: '9999-12-31' };

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'>;
type DayInputProps = InputProps & {
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  /** Told of a whole day, and of none where none is allowed. */
  onChange: (day: string) => void;
  /** An emptied field tells nobody: the day stays until another is typed. */
  isNeeded?: boolean;
};

/** The one field for a day. Stands in a `span.inp`. */
export function DayInput({ value, onChange, isNeeded, ...control }: DayInputProps) {
  const isTaken = (day: string): boolean => isWholeDay(day) || (day === '' && !isNeeded);
  const [typed, type] = useTypedValue(value, isTaken, onChange);
  return (
    <input {...bounds} {...control} type="date" value={typed} onChange={({ target }) => type(target.value)} />
  );
}

/** The same in a form that the browser keeps and sends; `initial` is what stands in it at first. */
export const PlainDayInput = ({ initial, ...control }: InputProps & { initial?: string | undefined }) => (
  <input {...bounds} {...control} type="date" defaultValue={initial} />
);
