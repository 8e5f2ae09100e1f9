import { CircleAlert, Copy, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { wrongTimeWords } from '#platform/web/fields/time/time-input.tsx';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { type FaultMark, ShiftTimes } from './activity-form-shift-times.tsx';
import styles from './activity-form-shifts.module.css';

/** Minutes a shift counts for: its length less the break; not positive when the times do not fit. */
const minutesOf = ({ startsAt, endsAt, breakMinutes }: ShiftForm): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs - breakMinutes;

type RowProps = {
  shift: ShiftForm;
  index: number;
  onChange: (patch: Partial<ShiftForm>) => void;
  onRemove: () => void;
  /** Makes the same shift again that many days later; absent when the form is full. */
  onCopy: ((days: number) => void) | undefined;
};

const copies = [
  { days: 1, label: '次日' },
  { days: 7, label: '下周' },
] as const;

/** One shift: when, what, how many, and at once what is wrong with it. */
export function ShiftRow({ shift, index, onChange, onRemove, onCopy }: RowProps) {
  const { form } = useActivityForm();
  const [isTimeWrong, setTimeWrong] = useState(false);
  const found = useRowError(shift, index);
  const error: RowFault | undefined = isTimeWrong ? { fields: [], msg: wrongTimeWords } : found;
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
      <ShiftTimes shift={shift} name={name} fault={fault} onChange={onChange} onWrong={setTimeWrong} />
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
        <ShiftCopies name={name} onCopy={onCopy} />
      </div>
      {error && <RowNote id={noteId} msg={error.msg} isHint={error.isHint} />}
    </div>
  );
}

/** The same shift again, a day or a week later. */
const ShiftCopies = ({ name, onCopy }: { name: string; onCopy: RowProps['onCopy'] }) => (
  <span className={styles.copies}>
    {copies.map(({ days, label }) => (
      <button
        key={days}
        type="button"
        aria-label={`复制${name}到${label}`}
        disabled={!onCopy}
        onClick={() => onCopy?.(days)}
      >
        <Copy className="ic" aria-hidden />
        复制到{label}
      </button>
    ))}
  </span>
);

/** What is wrong with the row, or what to look at again. */
function RowNote({ id, msg, isHint }: { id: string; msg: string; isHint: boolean | undefined }) {
  const Icon = isHint ? TriangleAlert : CircleAlert;
  return (
    <p className={isHint ? styles.hint : styles.error} id={id} role={isHint ? undefined : 'alert'}>
      <Icon className="ic" aria-hidden />
      {msg}
    </p>
  );
}

const shiftFields = ['startsAt', 'endsAt', 'capacity', 'minNeeded', 'breakMinutes', 'postName'] as const;
type ShiftField = (typeof shiftFields)[number];
type RowFault = {
  fields: readonly ShiftField[];
  msg: string;
  /** Asks to look again; the row may stay as it is. */
  isHint?: boolean;
};

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
  const whole = findings.find(({ field }) => field === path);
  return whole && { fields: [], msg: whole.msg, isHint: whole.level === 'warn' };
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
