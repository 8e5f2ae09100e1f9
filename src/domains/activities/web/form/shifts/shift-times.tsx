import { wallClockOf } from '#platform/web/fields/instant-input.tsx';
import { DayInput, isWholeDay } from '#platform/web/fields/time/day-input.tsx';
import { TimeInput } from '#platform/web/fields/time/time-input.tsx';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import styles from './activity-form-shifts.module.css';
import { spanOfTimes } from './shift-times.rules.ts';

/** Where a control is found, and how it shows that the sentence below its row is about it. */
export type FaultMark = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type ShiftTimesProps = {
  shift: ShiftForm;
  name: string;
  fault: (field: 'day' | 'startsAt' | 'endsAt') => FaultMark;
  onChange: (patch: Partial<ShiftForm>) => void;
};

/** One day and two times; an end before the start is that of the next day, and the row says so. What means none is kept as typed. */
export function ShiftTimes({ shift, name, fault, onChange }: ShiftTimesProps) {
  const [day = '', from = ''] = wallClockOf(shift.startsAt).split('T');
  const [lastDay = '', to = ''] = wallClockOf(shift.endsAt).split('T');
  const { typed } = shift;
  const put = (given: { day?: string; from?: string; to?: string }): void => {
    const at = { day, from, to, ...given };
    onChange({ ...spanOfTimes(at.day, at.from, at.to), typed: without(typed, Object.keys(given)) });
  };
  const keep = (field: keyof Typed, text: string | undefined): void =>
    onChange({ typed: text === undefined ? without(typed, [field]) : { ...typed, [field]: text } });
  return (
    <>
      <span className="inp">
        <DayInput
          aria-label={`${name}日期`}
          {...fault('day')}
          isNeeded
          value={typed?.day === undefined ? day : ''}
          onChange={(whole) => put({ day: whole })}
          onBlur={({ target }) => {
            if (!isWholeDay(target.value) && typed?.day === undefined) keep('day', '');
          }}
        />
      </span>
      <span className={`inp ${styles.times}`} role="group" aria-label={`${name}时间`}>
        <TimeInput
          {...fault('startsAt')}
          aria-label={`${name}开始时间`}
          value={from}
          leftText={typed?.from}
          onChange={(time) => put({ from: time })}
          onWrong={(isWrong, text) => keep('from', isWrong ? text : undefined)}
        />
        –{lastDay > day && <small>次日</small>}
        <TimeInput
          {...fault('endsAt')}
          aria-label={`${name}结束时间`}
          value={to}
          leftText={typed?.to}
          onChange={(time) => put({ to: time })}
          onWrong={(isWrong, text) => keep('to', isWrong ? text : undefined)}
        />
      </span>
    </>
  );
}

type Typed = NonNullable<ShiftForm['typed']>;

/** What else stands in the row and means nothing; undefined when that is all. */
function without(typed: Typed | undefined, fields: readonly string[]): Typed | undefined {
  const left = Object.entries(typed ?? {}).filter(([field]) => !fields.includes(field));
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
