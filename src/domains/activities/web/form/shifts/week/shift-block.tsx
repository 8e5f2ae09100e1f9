import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { dayLabel, spanLabel, timeLabel } from '#platform/contract/instants.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { plainPost } from '../../../../contract/posts.words.ts';
import type { ShiftForm } from '../../../../contract/activity-form.contract.ts';
import styles from './shift-week.module.css';
import { movedBy, spanByKey, stretchedBy, type WeekBlock } from './week-plan.rules.ts';

type Span = Pick<ShiftForm, 'startsAt' | 'endsAt'>;

/** How far a pointer has pulled a block, in whole days and quarters of an hour. */
type Pull = { x: number; y: number; width: number; isStretch: boolean; days: number; minutes: number };

/** Height of a minute on the grid, px; the style sheet draws hours of 48. */
const minutePx = 48 / 60;
const snapMinutes = 15;

type ShiftBlockProps = {
  block: WeekBlock;
  /** The hour at the upper edge. */
  firstHour: number;
  onChange: (span: Span) => void;
  /** Leads to the row of the shift in the list. */
  onOpen: () => void;
};

/** `12月12日 周六 09:00–11:30` */
export const spanWords = ({ startsAt, endsAt }: Span): string =>
  `${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}`;

/** A shift on the week's grid: pulled to move, by its lower edge to stretch; the same by arrow keys. */
export function ShiftBlock({ block, firstHour, onChange, onOpen }: ShiftBlockProps) {
  const { shift, index, column, from, to, lane, lanes } = block;
  const [pull, setPull] = useState<Pull>();
  const shown = pull ? pulled(shift, pull) : shift;
  const name = `第 ${index + 1} 场`;

  const start = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    const grid = event.currentTarget.parentElement;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isStretch = event.target instanceof Element && event.target.hasAttribute('data-stretch');
    const width = (grid?.clientWidth ?? 0) / 7;
    setPull({ x: event.clientX, y: event.clientY, width, isStretch, days: 0, minutes: 0 });
  };
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    if (!pull) return;
    const days = pull.isStretch || pull.width === 0 ? 0 : Math.round((clientX - pull.x) / pull.width);
    const minutes = Math.round((clientY - pull.y) / minutePx / snapMinutes) * snapMinutes;
    const kept = Math.min(6 - column, Math.max(-column, days));
    if (kept !== pull.days || minutes !== pull.minutes) setPull({ ...pull, days: kept, minutes });
  };
  const drop = (): void => {
    setPull(undefined);
    if (pull && (pull.days !== 0 || pull.minutes !== 0)) onChange(pulled(shift, pull));
  };
  const press = (event: KeyboardEvent): void => {
    const span = spanByKey(shift, event);
    if (!span) return;
    event.preventDefault();
    onChange(span);
  };

  const place: CSSProperties = {
    top: (from - firstHour * 60 + (pull && !pull.isStretch ? pull.minutes : 0)) * minutePx,
    height: (to - from + (pull?.isStretch ? pull.minutes : 0)) * minutePx,
    left: `${((column + (pull?.days ?? 0) + lane / lanes) / 7) * 100}%`,
    width: `${100 / 7 / lanes}%`,
  };
  return (
    <button
      type="button"
      className={classNames(styles.block, pull && styles.pulled)}
      style={place}
      aria-label={`${name}，${spanWords(shown)}，${shift.postName || plainPost}，${shift.capacity} 人`}
      aria-describedby="shift-week-help"
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setPull(undefined)}
      onKeyDown={press}
      onDoubleClick={onOpen}
      onClick={({ detail }) => detail === 0 && onOpen()}
    >
      <b>{lanes > 1 ? timeLabel(shown.startsAt) : spanLabel(shown.startsAt, shown.endsAt)}</b>
      <span>{shift.postName || name}</span>
      <i data-stretch />
    </button>
  );
}

const pulled = (shift: ShiftForm, { isStretch, days, minutes }: Pull): Span =>
  isStretch ? stretchedBy(shift, minutes) : movedBy(shift, { days, minutes });
