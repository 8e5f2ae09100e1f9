import { useId } from 'react';
import { dayTimeLabel, toDay } from '#platform/contract/instants.ts';
import { Select } from '#platform/web/fields/select.tsx';
import { monthLabel } from '#platform/web/month-days.ts';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import {
  firstShift,
  overWord,
  type ShiftStanding,
  shiftTaskLabel,
  shiftTimeLabel,
} from './sign-up-standing.ts';
import styles from './shift-choice.module.css';

type ShiftChoiceProps = {
  shifts: readonly ShiftStanding[];
  chosenId: number | undefined;
  onChoose: (shiftId: number) => void;
};

const monthOf = ({ startsAt }: ShiftStanding): string => toDay(new Date(startsAt)).slice(0, 7);

/** `2026年12月（8 场）` */
const monthChoice = (month: string, shifts: readonly ShiftStanding[]): string =>
  `${monthLabel(month)}（${shifts.filter((shift) => monthOf(shift) === month).length} 场）`;

/** What stands at the right of a shift: my own state in it, the places left, or why there are none. */
function remarkOf(shift: ShiftStanding): string {
  const { mine, button, placesLeft, takenCount, capacity } = shift;
  const over = overWord(shift);
  if (mine) return mine.stateLabel;
  if (over) return over;
  if (button.face === 'notOpenYet') return '未开放';
  if (placesLeft > 0) return `剩 ${placesLeft}`;
  if (button.face === 'joinWaitlist') return '可候补';
  return takenCount >= capacity ? '已满' : '已截止';
}

/** More than these are shown month by month. */
const mostAtOnce = 12;

/** The shifts of an activity, one to choose. A shift that cannot be joined can still be chosen: the button says why. */
export function ShiftChoice({ shifts, chosenId, onChoose }: ShiftChoiceProps) {
  const name = useId();
  const isHydrated = useIsHydrated();
  const months = shifts.length > mostAtOnce ? [...new Set(shifts.map(monthOf))].toSorted() : [];
  const chosen = shifts.find(({ shiftId }) => shiftId === chosenId);
  const month = chosen && monthOf(chosen);
  const shown = months.length > 1 ? shifts.filter((shift) => monthOf(shift) === month) : shifts;
  const slotOf = (shift: ShiftStanding, { isPost = false } = {}) => (
    <Slot
      key={shift.shiftId}
      name={name}
      shift={shift}
      isPost={isPost}
      isChosen={shift.shiftId === chosenId}
      onChoose={onChoose}
    />
  );
  return (
    // A choice made before the panel lives would be lost on the way to the login page.
    <fieldset className={styles.choice} disabled={!isHydrated}>
      <legend>选择场次</legend>
      {months.length > 1 && (
        <Select
          className={styles.month}
          aria-label="哪个月"
          value={month}
          options={months.map((one) => ({ value: one, label: monthChoice(one, shifts) }))}
          onChoose={(next) => {
            const first = firstShift(shifts.filter((shift) => monthOf(shift) === next));
            if (first) onChoose(first.shiftId);
          }}
        />
      )}
      <div className={classNames(shown.length > mostAtOnce && styles.many)}>
        {sameTimes(shown).map(([first, ...others]) =>
          others.length === 0 ? (
            slotOf(first)
          ) : (
            <div key={first.shiftId} className={styles.time} role="group" aria-label={shiftTimeLabel(first)}>
              <b>{shiftTimeLabel(first)}</b>
              {[first, ...others].map((shift) => slotOf(shift, { isPost: true }))}
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
}

/** Shifts that begin and end together, as several posts do, stand together. */
function sameTimes(shifts: readonly ShiftStanding[]): [ShiftStanding, ...ShiftStanding[]][] {
  const times = new Map<string, [ShiftStanding, ...ShiftStanding[]]>();
  for (const shift of shifts) {
    const time = `${shift.startsAt} ${shift.endsAt}`;
    const known = times.get(time);
    if (known) known.push(shift);
    else times.set(time, [shift]);
  }
  return [...times.values()];
}

type SlotProps = {
  /** Of the radio group. */
  name: string;
  shift: ShiftStanding;
  /** One of several at its time, which stands above them. */
  isPost: boolean;
  isChosen: boolean;
  onChoose: (shiftId: number) => void;
};

const Slot = ({ name, shift, isPost, isChosen, onChoose }: SlotProps) => (
  <label className={classNames(styles.slot, !shift.mine && !shift.button.isEnabled && styles.off)}>
    <span className="ck ck--r">
      <input
        type="radio"
        name={name}
        value={shift.shiftId}
        checked={isChosen}
        onChange={() => onChoose(shift.shiftId)}
      />
      <i />
    </span>
    <span className={styles.words}>
      <b>{isPost ? shift.postName : shiftTimeLabel(shift)}</b>
      <small>{shiftTaskLabel(isPost ? { ...shift, postName: '' } : shift)}</small>
      {shift.conditions.length > 0 && <small className={styles.more}>{shift.conditions.join('，')}</small>}
      {shift.closesAt && <small className={styles.more}>{dayTimeLabel(shift.closesAt)} 截止报名</small>}
    </span>
    <span className={styles.remark}>{remarkOf(shift)}</span>
  </label>
);
