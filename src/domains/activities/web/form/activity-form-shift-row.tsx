import { CircleAlert, Trash2 } from 'lucide-react';
import { minuteMs, dayMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { addDays, startOfDay } from '#platform/contract/instants.ts';
import { instantOfWallClock, isWholeDay, wallClockOf } from '#platform/web/fields/instant-input.tsx';
import { useTypedValue } from '#platform/web/fields/use-typed-value.ts';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import { useActivityForm } from './activity-form-context.ts';
import styles from './activity-form-shifts.module.css';

/** Minutes a shift counts for: its length less the break; not positive when the times do not fit. */
const minutesOf = ({ startsAt, endsAt, breakMinutes }: ShiftForm): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs - breakMinutes;

type RowProps = {
  shift: ShiftForm;
  index: number;
  onChange: (patch: Partial<ShiftForm>) => void;
  onRemove: () => void;
};

/** One shift: when, what, how many, and at once what is wrong with it. */
export function ShiftRow({ shift, index, onChange, onRemove }: RowProps) {
  const { form } = useActivityForm();
  const error = useRowError(shift, index);
  const minutes = minutesOf(shift);
  const name = `第 ${index + 1} 场`;
  const noteId = `shift-${index}-note`;
  /** The one control that the sentence below the row is about. */
  const fault = (field: ShiftField): FaultMark => ({
    'aria-invalid': error?.fields.includes(field) || undefined,
    'aria-describedby': error?.fields.includes(field) ? noteId : undefined,
  });
  return (
    <div className={styles.row} role="group" aria-label={name} aria-describedby={error ? noteId : undefined}>
      <ShiftTimes shift={shift} name={name} fault={fault} onChange={onChange} />
      <span className="inp">
        <input
          aria-label={`${name}分工`}
          {...fault('postName')}
          placeholder="如 轮椅陪行"
          maxLength={30}
          value={shift.postName}
          onChange={({ target }) => onChange({ postName: target.value })}
        />
      </span>
      <SmallNumber
        label={`${name}人数`}
        fault={fault('capacity')}
        value={shift.capacity}
        onChange={(capacity) => onChange({ capacity })}
      />
      <output className={styles.hours} aria-label={`${name}时长，小时`}>
        {minutes > 0 ? hoursLabel(minutes) : '—'}
      </output>
      <button
        type="button"
        className={styles.remove}
        aria-label={`删除${name}`}
        disabled={form.shifts.length === 1}
        onClick={onRemove}
      >
        <Trash2 aria-hidden size={18} />
      </button>
      <div className={styles.extra}>
        至少
        <SmallNumber
          label={`${name}最少人数`}
          fault={fault('minNeeded')}
          value={shift.minNeeded}
          onChange={(minNeeded) => onChange({ minNeeded })}
        />
        人成行，中间休息
        <SmallNumber
          label={`${name}休息分钟`}
          fault={fault('breakMinutes')}
          least={0}
          value={shift.breakMinutes}
          onChange={(breakMinutes) => onChange({ breakMinutes })}
        />
        分钟（不计时长）
      </div>
      {error && (
        <p className={styles.error} id={noteId} role="alert">
          <CircleAlert className="ic" aria-hidden />
          {error.msg}
        </p>
      )}
    </div>
  );
}

const shiftFields = ['startsAt', 'endsAt', 'capacity', 'minNeeded', 'breakMinutes', 'postName'] as const;
type ShiftField = (typeof shiftFields)[number];
type FaultMark = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type RowFault = { fields: readonly ShiftField[]; msg: string };

/** What is wrong with one row and at which control: seen here at once, else what the server or the linter found. */
function useRowError(shift: ShiftForm, index: number): RowFault | undefined {
  const { errorOf, findings } = useActivityForm();
  if (Date.parse(shift.endsAt) <= Date.parse(shift.startsAt))
    return { fields: ['startsAt', 'endsAt'], msg: '结束时间要晚于开始时间' };
  if (shift.minNeeded > shift.capacity)
    return { fields: ['capacity', 'minNeeded'], msg: '最少人数不能多于招募人数' };
  const path = `shifts.${index}`;
  const foundAt = (at: string): string | undefined => findings.find(({ field }) => field === at)?.msg;
  for (const field of shiftFields) {
    const msg = errorOf(`${path}.${field}`) ?? foundAt(`${path}.${field}`);
    if (msg) return { fields: [field], msg };
  }
  const msg = foundAt(path);
  return msg === undefined ? undefined : { fields: [], msg };
}

type ShiftTimesProps = Pick<RowProps, 'shift' | 'onChange'> & {
  name: string;
  fault: (field: ShiftField) => FaultMark;
};

/** One day and two times; a shift over midnight keeps its nights when the day is moved. */
function ShiftTimes({ shift, name, fault, onChange }: ShiftTimesProps) {
  const [day = '', from = ''] = wallClockOf(shift.startsAt).split('T');
  const [lastDay = '', to = ''] = wallClockOf(shift.endsAt).split('T');
  const nights = Math.round((startOfDay(lastDay).getTime() - startOfDay(day).getTime()) / dayMs);
  const put = (given: { day?: string; from?: string; to?: string }): void => {
    const at = { day, from, to, ...given };
    onChange({
      startsAt: instantOfWallClock(`${at.day}T${at.from}`),
      endsAt: instantOfWallClock(`${addDays(at.day, nights)}T${at.to}`),
    });
  };
  const [typedDay, typeDay] = useTypedValue(day, isWholeDay, (whole) => put({ day: whole }));
  const [typedFrom, typeFrom] = useTypedValue(from, Boolean, (time) => put({ from: time }));
  const [typedTo, typeTo] = useTypedValue(to, Boolean, (time) => put({ to: time }));
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
        <input
          {...timeFault}
          aria-label={`${name}开始时间`}
          type="time"
          step={300}
          value={typedFrom}
          onChange={({ target }) => typeFrom(target.value)}
        />
        –
        <input
          {...timeFault}
          aria-label={`${name}结束时间`}
          type="time"
          step={300}
          value={typedTo}
          onChange={({ target }) => typeTo(target.value)}
        />
      </span>
    </>
  );
}

function SmallNumber(props: {
  label: string;
  fault: FaultMark;
  value: number;
  least?: number;
  onChange: (value: number) => void;
}) {
  const { label, fault, value, least = 1, onChange } = props;
  return (
    <span className="inp">
      <input
        {...fault}
        aria-label={label}
        type="number"
        inputMode="numeric"
        min={least}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(Number(target.value) || 0)))}
      />
    </span>
  );
}
