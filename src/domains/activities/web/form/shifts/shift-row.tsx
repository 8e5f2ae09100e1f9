import { CircleAlert, Copy, Trash2, TriangleAlert, UserPlus } from 'lucide-react';
import { memo } from 'react';
import { minuteMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import type { ShiftField } from '../../../contract/shift-faults.rules.ts';
import styles from './activity-form-shifts.module.css';
import { keyOf } from './shift-keys.ts';
import { OwnClosing, SmallNumber } from './small-number.tsx';
import { type FaultMark, ShiftTimes } from './shift-times.tsx';
import type { ShiftRows } from './use-shift-rows.ts';

/** Hours a shift counts for: its length less the break; a dash when the times do not fit. */
function hoursWords({ startsAt, endsAt, breakMinutes, typed }: ShiftForm): string {
  const minutes = typed ? 0 : (Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs - breakMinutes;
  return minutes > 0 ? hoursLabel(minutes) : '—';
}

type RowProps = {
  shift: ShiftForm;
  index: number;
  rows: ShiftRows;
  /** A row was made at that place. */
  onMade: (index: number) => void;
  /** What is wrong with the row, at which control, or only worth a second look. */
  msg: string | undefined;
  at: ShiftField | undefined;
  isHint: boolean;
  /** Hours before a shift at which the activity closes sign-up. */
  usualClosing: number;
  mayRemove: boolean;
  mayCopy: boolean;
};

/** The names of posts known so far, offered while one is typed. */
export const postNamesId = 'posts-of-shifts';

const copies = [
  { days: 1, label: '次日' },
  { days: 7, label: '下周' },
] as const;

/** One shift: when, what, how many, and at once what is wrong with it. Drawn again only when it changes itself. */
export const ShiftRow = memo(function ShiftRow(props: RowProps) {
  const { shift, index, rows, onMade, msg, at, isHint, usualClosing, mayRemove, mayCopy } = props;
  const key = keyOf(shift);
  const onChange = (patch: Partial<ShiftForm>): void => rows.change(key, patch);
  const name = `第 ${index + 1} 场`;
  const noteId = `${key}-note`;
  /** The one control that the sentence below the row is about. */
  const fault = (field: ShiftField): FaultMark => ({
    id: `field-shifts.${index}.${field}`,
    'aria-invalid': at === field || undefined,
    'aria-describedby': at === field ? noteId : undefined,
  });
  return (
    <div className={styles.row} role="group" aria-label={name} aria-describedby={msg ? noteId : undefined}>
      <ShiftTimes shift={shift} name={name} fault={fault} onChange={onChange} />
      <span className="inp">
        <input
          aria-label={`${name}岗位`}
          list={postNamesId}
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
        {hoursWords(shift)}
      </output>
      <button
        type="button"
        className={styles.remove}
        aria-label={`删除${name}`}
        disabled={!mayRemove}
        onClick={() => rows.remove([key])}
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
        人，休息
        <SmallNumber
          label={`${name}休息分钟`}
          fault={fault('breakMinutes')}
          least={0}
          value={shift.breakMinutes}
          onChange={(breakMinutes) => onChange({ breakMinutes })}
        />
        分钟，提前
        <OwnClosing
          label={`${name}提前几小时截止报名`}
          fault={fault('closesHours')}
          usual={usualClosing}
          value={shift.closesHours}
          onChange={(closesHours) => onChange({ closesHours })}
        />
        小时截止
        <ShiftCopies
          name={name}
          isOff={!mayCopy}
          onCopy={(days) => rows.copy(key, days)}
          onAddPost={() => rows.addPost(key)}
          onMade={() => onMade(index + 1)}
        />
      </div>
      {msg && <RowNote id={noteId} msg={msg} isHint={isHint} />}
    </div>
  );
});

type CopiesProps = {
  name: string;
  isOff: boolean;
  onCopy: (days: number) => void;
  onAddPost: () => void;
  onMade: () => void;
};

/** The same shift again: for another post at the same time, or a day or a week later. */
const ShiftCopies = (props: CopiesProps) => (
  <span className={styles.copies}>
    <button
      type="button"
      aria-label={`${props.name}的时间再加一个岗位`}
      disabled={props.isOff}
      onClick={() => {
        props.onAddPost();
        props.onMade();
      }}
    >
      <UserPlus className="ic" aria-hidden />
      加岗位
    </button>
    {copies.map(({ days, label }) => (
      <button
        key={days}
        type="button"
        aria-label={`复制${props.name}到${label}`}
        disabled={props.isOff}
        onClick={() => {
          props.onCopy(days);
          props.onMade();
        }}
      >
        <Copy className="ic" aria-hidden />
        {label}
      </button>
    ))}
  </span>
);

/** What is wrong with the row, or what to look at again. */
function RowNote({ id, msg, isHint }: { id: string; msg: string; isHint: boolean }) {
  const Icon = isHint ? TriangleAlert : CircleAlert;
  return (
    <p className={isHint ? styles.hint : styles.error} id={id} role={isHint ? undefined : 'alert'}>
      <Icon className="ic" aria-hidden />
      {msg}
    </p>
  );
}
