import { useId } from 'react';
import { useIsHydrated } from '#platform/web/islands/use-is-hydrated.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { overWord, type ShiftStanding, shiftTaskLabel, shiftTimeLabel } from './sign-up-standing.ts';
import styles from './shift-choice.module.css';

type ShiftChoiceProps = {
  shifts: readonly ShiftStanding[];
  chosenId: number | undefined;
  onChoose: (shiftId: number) => void;
};

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

/** The shifts of an activity, one to choose. A shift that cannot be joined can still be chosen: the button says why. */
export function ShiftChoice({ shifts, chosenId, onChoose }: ShiftChoiceProps) {
  const name = useId();
  const isHydrated = useIsHydrated();
  return (
    // A choice made before the panel lives would be lost on the way to the login page.
    <fieldset className={styles.choice} disabled={!isHydrated}>
      <legend>选择场次</legend>
      {shifts.map((shift) => (
        <label
          key={shift.shiftId}
          className={classNames(styles.slot, !shift.mine && !shift.button.isEnabled && styles.off)}
        >
          <span className="ck ck--r">
            <input
              type="radio"
              name={name}
              value={shift.shiftId}
              checked={shift.shiftId === chosenId}
              onChange={() => onChoose(shift.shiftId)}
            />
            <i />
          </span>
          <span className={styles.words}>
            <b>{shiftTimeLabel(shift)}</b>
            <small>{shiftTaskLabel(shift)}</small>
          </span>
          <span className={styles.remark}>{remarkOf(shift)}</span>
        </label>
      ))}
    </fieldset>
  );
}
