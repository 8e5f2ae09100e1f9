import { type ComponentProps, useState } from 'react';
import { isTimeComplete, timeTyped } from './typed-time.rules.ts';

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** `HH:MM`; empty for none. */
  value: string;
  /** Told of a whole time only; what is no time stays in the field and is marked. */
  onChange: (time: string) => void;
  /** Told when the field is left with what is no time, with the text, and when that is mended. */
  onWrong?: (isWrong: boolean, typed: string) => void;
  /** What is no time and was left in the field before. */
  leftText?: string | undefined;
};

/** How a time may be written. */
export const timeHint = '可以写 0830、8:30 或 晚上8点';
export const wrongTimeWords = `看不懂这个时间，${timeHint}`;

/** The one field for a time of day, typed as people type it: 0830, 8:30, 20点, 晚上8点. An emptied field keeps its time. */
export function TimeInput({ value, onChange, onWrong, leftText, ...control }: TimeInputProps) {
  const [typed, setTyped] = useState(leftText);
  const [isWrong, setWrong] = useState(leftText !== undefined);
  const mark = (wrong: boolean): void => {
    if (wrong === isWrong) return;
    setWrong(wrong);
    onWrong?.(wrong, typed ?? '');
  };
  const take = (text: string): void => {
    const time = timeTyped(text);
    if (time !== undefined && time !== value) onChange(time);
  };
  const leave = (): void => {
    if (typed === undefined) return;
    take(typed);
    const isKept = typed.trim() !== '' && timeTyped(typed) === undefined;
    mark(isKept);
    if (!isKept) setTyped(undefined);
  };
  return (
    <input
      {...control}
      type="text"
      autoComplete="off"
      placeholder="如 0830"
      aria-invalid={isWrong || control['aria-invalid'] || undefined}
      value={typed ?? value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value);
        mark(false);
        if (isTimeComplete(target.value)) take(target.value);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
