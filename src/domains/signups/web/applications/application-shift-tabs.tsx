import { Link } from 'react-router';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { Bar } from '#platform/web/frame/bar.tsx';
import { useWeekChoice } from '#platform/web/weeks/use-week-choice.ts';
import { WeekChoiceBar } from '#platform/web/weeks/week-choice-bar.tsx';
import type { ShiftPlaces } from '../../contract/applications.contract.ts';
import styles from './application-shift-tabs.module.css';

/** The shifts as tabs, each with its places and what waits for a decision; the first shows all. */
export function ApplicationShiftTabs(props: {
  shifts: readonly ShiftPlaces[];
  currentId: number | undefined;
  hrefOf: (shiftId: number | undefined) => string;
}) {
  const { shifts, currentId, hrefOf } = props;
  const sum = (pick: (shift: ShiftPlaces) => number) =>
    shifts.reduce((total, shift) => total + pick(shift), 0);
  const choice = useWeekChoice(
    shifts,
    shifts.find(({ shiftId }) => shiftId === currentId),
  );
  return (
    <div className={styles.all}>
      <WeekChoiceBar choice={choice} unit="场" remarkOf={pendingIn} />
      <nav className={styles.tabs} aria-label="场次">
        {shifts.length > 1 && (
          <PlacesTab
            href={hrefOf(undefined)}
            isCurrent={currentId === undefined}
            name="全部场次"
            time={`${shifts.length} 场`}
            taken={sum(({ takenCount }) => takenCount)}
            confirmed={sum(({ confirmedCount }) => confirmedCount)}
            companions={sum(({ companionCount }) => companionCount)}
            capacity={sum(({ capacity }) => capacity)}
            pending={sum(({ pendingCount }) => pendingCount)}
            waiting={sum(({ waitCount }) => waitCount)}
          />
        )}
        {choice.shown.map((shift) => (
          <PlacesTab
            key={shift.shiftId}
            href={hrefOf(shift.shiftId)}
            isCurrent={currentId === shift.shiftId || shifts.length === 1}
            name={shift.postName || dayLabel(shift.startsAt)}
            time={`${dayLabel(shift.startsAt)} ${spanLabel(shift.startsAt, shift.endsAt)}`}
            taken={shift.takenCount}
            confirmed={shift.confirmedCount}
            companions={shift.companionCount}
            capacity={shift.capacity}
            pending={shift.pendingCount}
            waiting={shift.waitCount}
          />
        ))}
      </nav>
    </div>
  );
}

function pendingIn(shifts: readonly ShiftPlaces[]): string {
  const pending = shifts.reduce((sum, { pendingCount }) => sum + pendingCount, 0);
  return pending > 0 ? `，${pending} 待审` : '';
}

function PlacesTab(props: {
  href: string;
  isCurrent: boolean;
  name: string;
  time: string;
  taken: number;
  confirmed: number;
  companions: number;
  capacity: number;
  pending: number;
  waiting: number;
}) {
  const { taken, confirmed, companions, capacity, pending } = props;
  const offered = taken - confirmed - companions;
  // As on the tabs of the list: who was offered a place holds one, and still belongs to the queue.
  const waiting = props.waiting + offered;
  const isFull = taken >= capacity;
  return (
    <Link to={props.href} aria-current={props.isCurrent ? 'true' : undefined}>
      <span className={styles.name}>
        {props.name}
        {pending > 0 && <em>{pending} 待审</em>}
      </span>
      <small>{props.time}</small>
      <Bar percent={capacity > 0 ? (taken / capacity) * 100 : 0} tone={isFull ? 'full' : undefined} />
      <span className={styles.places}>
        <span>
          已通过 <b>{confirmed}</b> / {capacity}
          {companions > 0 && `，同行 ${companions}`}
          {offered > 0 && `，留给候补 ${offered}`}
        </span>
        <span>{waiting > 0 ? `候补 ${waiting}` : isFull ? '已满' : ''}</span>
      </span>
    </Link>
  );
}
