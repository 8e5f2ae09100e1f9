import { useId, useState } from 'react';
import { type DaySpan, endBeforeStart, isInOrder } from '#platform/contract/day-span.rules.ts';
import styles from './day-range.module.css';
import { FieldNote } from './field-note.tsx';
import { DayInput } from './time/day-input.tsx';

type Days = { from: string; to: string };
type DayRangeProps = {
  /** What the days are of: 加入, 注册; empty where the list has one kind of day. */
  label: string;
  span: DaySpan;
  /** Both days, an open end as an empty text. */
  onChange: (days: Days) => void;
};

/** Two days that filter a list, either end open. An end before the start is not taken over; a sentence says so. */
export function DayRange({ label, span, onChange }: DayRangeProps) {
  const faultId = useId();
  const [typed, type] = useTyped(span);
  const isRefused = !isInOrder(typed.from, typed.to);
  const change = (part: Partial<Days>): void => {
    const days = { ...typed, ...part };
    type(days);
    if (isInOrder(days.from, days.to)) onChange(days);
  };
  const day = (name: keyof Days, word: string) => (
    <label>
      {name === 'from' && label}
      {word}
      <span className="inp">
        <DayInput
          value={typed[name]}
          aria-label={`${label}${word}`}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? faultId : undefined}
          onChange={(next) => change({ [name]: next })}
        />
      </span>
    </label>
  );
  return (
    <div className={styles.range} role="group" aria-label={`${label}日期`}>
      {day('from', '从')}
      {day('to', '到')}
      {isRefused && <DayRangeFault id={faultId} className={styles.fault} />}
    </div>
  );
}

/** The sentence beside days that end before they begin; also for forms that work without scripts. */
export const DayRangeFault = ({ id, className }: { id?: string; className?: string | undefined }) => (
  <FieldNote id={id} className={className} error={endBeforeStart} />
);

/** What stands in the fields: the days of the address, until others are typed; anew when the address changes. */
function useTyped({ from = '', to = '', refused }: DaySpan): [Days, (days: Days) => void] {
  const given = refused ?? { from, to };
  const [shown, setShown] = useState(given);
  const [typed, setTyped] = useState(given);
  if (shown.from === given.from && shown.to === given.to) return [typed, setTyped];
  setShown(given);
  setTyped(given);
  return [given, setTyped];
}
