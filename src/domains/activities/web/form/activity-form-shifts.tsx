import { DatePicker, TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { hoursLabel } from '#platform/contract/instants.ts';
import { instantOfWallClock, wallClockOf } from '#platform/web/fields/instant-picker.tsx';
import type { ShiftForm } from '../../contract/activity-form.contract.ts';
import { useActivityForm } from './activity-form-context.ts';
import { nextShift } from './activity-form-defaults.ts';
import { FormPanel } from './activity-form-panel.tsx';
import styles from './activity-form-shifts.module.css';

const dayMinutes = 1_440;

/** Minutes a shift counts for: its length less the break; not positive when the times do not fit. */
const minutesOf = ({ startsAt, endsAt, breakMinutes }: ShiftForm): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 - breakMinutes;

/** 2 场次: when, what, how many; each row says at once what is wrong with it. */
export function ActivityFormShifts() {
  const { form, set, errorOf, findings, isLocked } = useActivityForm();
  const { shifts } = form;
  const change = (index: number, patch: Partial<ShiftForm>): void =>
    set({ shifts: shifts.map((shift, at) => (at === index ? { ...shift, ...patch } : shift)) });
  const whole = errorOf('shifts') ?? findings.find(({ field }) => field === 'shifts')?.msg;
  return (
    <FormPanel id="shifts" note="时长按签到签退计算，不超过场次时长">
      <div className={styles.table}>
        <div className={`${styles.row} ${styles.head}`} aria-hidden>
          <span>日期</span>
          <span>时间</span>
          <span>分工</span>
          <span>人数</span>
          <span>时长</span>
        </div>
        {shifts.map((shift, index) => (
          <ShiftRow
            key={shift.id ?? `new-${index}`}
            shift={shift}
            index={index}
            onChange={(patch) => change(index, patch)}
            onRemove={() => set({ shifts: shifts.filter((_, at) => at !== index) })}
          />
        ))}
        <button
          type="button"
          className={styles.add}
          disabled={shifts.length >= 60 || isLocked('newShifts')}
          onClick={() => set({ shifts: [...shifts, nextShift(shifts, new Date())] })}
        >
          <Plus className="ic" aria-hidden />
          再加一场
        </button>
        {isLocked('newShifts') && <p className="hint">已经有人报名或到场，要加场次请复制本活动另发一场。</p>}
      </div>
      {whole && (
        <p className="hint hint--err" role="alert">
          <CircleAlert className="ic ic-16" aria-hidden />
          {whole}
        </p>
      )}
    </FormPanel>
  );
}

type RowProps = {
  shift: ShiftForm;
  index: number;
  onChange: (patch: Partial<ShiftForm>) => void;
  onRemove: () => void;
};

function ShiftRow({ shift, index, onChange, onRemove }: RowProps) {
  const { isLocked, form } = useActivityForm();
  const error = useRowError(shift, index);
  const minutes = minutesOf(shift);
  const name = `第 ${index + 1} 场`;
  const noteId = `shift-${index}-note`;
  return (
    <div className={styles.row} role="group" aria-label={name} aria-describedby={error ? noteId : undefined}>
      <ShiftTimes shift={shift} name={name} isInvalid={error !== undefined} onChange={onChange} />
      <span className="inp inp--md">
        <input
          aria-label={`${name}分工`}
          placeholder="如 轮椅陪行"
          maxLength={30}
          value={shift.postName}
          onChange={({ target }) => onChange({ postName: target.value })}
        />
      </span>
      <SmallNumber
        label={`${name}人数`}
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
        disabled={form.shifts.length === 1 || (shift.id !== undefined && isLocked('shiftTimes'))}
        onClick={onRemove}
      >
        <Trash2 aria-hidden size={18} />
      </button>
      <div className={styles.extra}>
        至少
        <SmallNumber
          label={`${name}最少人数`}
          value={shift.minNeeded}
          onChange={(minNeeded) => onChange({ minNeeded })}
        />
        人成行，中间休息
        <SmallNumber
          label={`${name}休息分钟`}
          least={0}
          value={shift.breakMinutes}
          onChange={(breakMinutes) => onChange({ breakMinutes })}
        />
        分钟（不计时长）
      </div>
      {error && (
        <p className={styles.error} id={noteId} role="alert">
          <CircleAlert className="ic" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}

/** What is wrong with one row: seen here at once, else what the server or the linter found. */
function useRowError(shift: ShiftForm, index: number): string | undefined {
  const { errorOf, findings } = useActivityForm();
  if (Date.parse(shift.endsAt) <= Date.parse(shift.startsAt)) return '结束时间要晚于开始时间';
  if (shift.minNeeded > shift.capacity) return '最少人数不能多于招募人数';
  const path = `shifts.${index}`;
  const field = ['startsAt', 'endsAt', 'capacity', 'minNeeded', 'breakMinutes', 'postName'].find((name) =>
    errorOf(`${path}.${name}`),
  );
  if (field) return errorOf(`${path}.${field}`);
  return findings.find((finding) => finding.field === path || finding.field.startsWith(`${path}.`))?.msg;
}

function ShiftTimes(props: Pick<RowProps, 'shift' | 'onChange'> & { name: string; isInvalid: boolean }) {
  const { shift, name, isInvalid, onChange } = props;
  const { isLocked } = useActivityForm();
  const from = wallClockOf(shift.startsAt);
  const to = wallClockOf(shift.endsAt);
  const isFixed = shift.id !== undefined && isLocked('shiftTimes');
  const nights = to.startOf('day').diff(from.startOf('day'), 'day');
  const put = (day: Dayjs, start: Dayjs, end: Dayjs): void => {
    const at = (base: Dayjs, clock: Dayjs) =>
      instantOfWallClock(
        base.startOf('day').add((clock.hour() * 60 + clock.minute()) % dayMinutes, 'minute'),
      );
    onChange({ startsAt: at(day, start), endsAt: at(day.add(nights, 'day'), end) });
  };
  return (
    <>
      <DatePicker
        aria-label={`${name}日期`}
        format="M月D日"
        allowClear={false}
        disabled={isFixed}
        value={from}
        onChange={(day: Dayjs | null) => day && put(day, from, to)}
      />
      <TimePicker.RangePicker
        aria-label={`${name}时间`}
        format="HH:mm"
        minuteStep={5}
        order={false}
        allowClear={false}
        needConfirm={false}
        suffixIcon={null}
        disabled={isFixed}
        status={isInvalid ? 'error' : ''}
        value={[from, to]}
        onChange={(pair) => pair?.[0] && pair[1] && put(from, pair[0], pair[1])}
      />
    </>
  );
}

function SmallNumber(props: {
  label: string;
  value: number;
  least?: number;
  onChange: (value: number) => void;
}) {
  const { label, value, least = 1, onChange } = props;
  return (
    <span className="inp inp--md">
      <input
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
