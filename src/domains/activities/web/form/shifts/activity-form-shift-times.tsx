import { isWholeDay, wallClockOf } from '#platform/web/fields/instant-input.tsx';
import { TimeInput } from '#platform/web/fields/time/time-input.tsx';
import { useTypedValue } from '#platform/web/fields/use-typed-value.ts';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import styles from './activity-form-shifts.module.css';
import { spanOfTimes } from './shift-times.rules.ts';

/** How a control shows that the sentence below its row is about it. */
export type FaultMark = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type ShiftTimesProps = {
  shift: ShiftForm;
  name: string;
  fault: (field: 'startsAt' | 'endsAt') => FaultMark;
  onChange: (patch: Partial<ShiftForm>) => void;
  /** Told when a time is left that means none. */
  onWrong: (isWrong: boolean) => void;
};

/** One day and two times; an end before the start is that of the next day, and the row says so. */
export function ShiftTimes({ shift, name, fault, onChange, onWrong }: ShiftTimesProps) {
  const [day = '', from = ''] = wallClockOf(shift.startsAt).split('T');
  const [lastDay = '', to = ''] = wallClockOf(shift.endsAt).split('T');
  const put = (given: { day?: string; from?: string; to?: string }): void => {
    const at = { day, from, to, ...given };
    onChange(spanOfTimes(at.day, at.from, at.to));
  };
  const [typedDay, typeDay] = useTypedValue(day, isWholeDay, (whole) => put({ day: whole }));
  const timeFault = fault('startsAt')['aria-invalid'] ? fault('startsAt') : fault('endsAt');
  return (
    <>
      <span className="inp">
        <input
          aria-label={`${name}日期`}
          type="date"
          value={typedDay}
          onChange={({ target }) => typeDay(target.value)}
        />
      </span>
      <span className={`inp ${styles.times}`} role="group" aria-label={`${name}时间`}>
        <TimeInput
          {...timeFault}
          aria-label={`${name}开始时间`}
          value={from}
          onChange={(time) => put({ from: time })}
          onWrong={onWrong}
        />
        –{lastDay > day && <small>次日</small>}
        <TimeInput
          {...timeFault}
          aria-label={`${name}结束时间`}
          value={to}
          onChange={(time) => put({ to: time })}
          onWrong={onWrong}
        />
      </span>
    </>
  );
}
