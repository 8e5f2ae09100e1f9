import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { addDays, mondayOf, toDay, toInstant } from '#platform/contract/instants.ts';
import type { ShiftForm } from '../../../../contract/activity-form.contract.ts';
import { longestShiftMinutes, shortestShiftMinutes } from '../../../../contract/activities.words.ts';

const dayMinutes = 24 * 60;
const hourMinutes = 60;
/** Hours that are always drawn, earlier and later ones when a shift needs them. */
const usualHours = { first: 8, last: 18 };

/** Where a shift stands on the grid of its week; what goes on after midnight ends at the lower edge. */
export type WeekBlock = {
  shift: ShiftForm;
  /** Its place in the form. */
  index: number;
  /** 0 = Monday. */
  column: number;
  /** Minutes of the day. */
  from: number;
  to: number;
  /** Beside others of the same time: which lane of how many. */
  lane: number;
  lanes: number;
};

type Span = Pick<ShiftForm, 'startsAt' | 'endsAt'>;

const minuteOf = (at: string, day: string): number =>
  (Date.parse(at) - Date.parse(`${day}T00:00:00+08:00`)) / minuteMs;

/** The Monday of a shift's week. */
export const weekOf = ({ startsAt }: Span): string => mondayOf(toDay(new Date(startsAt)));

/** The seven days of a week. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** A row whose times can be drawn. */
export const isOnGrid = ({ typed, startsAt, endsAt }: ShiftForm): boolean =>
  !typed && Date.parse(endsAt) > Date.parse(startsAt);

/** The shifts that begin in a week, with their places on its grid; rows that are no shifts yet have none. */
export function blocksOf(shifts: readonly ShiftForm[], monday: string): WeekBlock[] {
  const all = shifts.flatMap((shift, index) => {
    if (!isOnGrid(shift) || weekOf(shift) !== monday) return [];
    const day = toDay(new Date(shift.startsAt));
    const column = daysOfWeek(monday).indexOf(day);
    const to = Math.min(dayMinutes, minuteOf(shift.endsAt, day));
    return [{ shift, index, column, from: minuteOf(shift.startsAt, day), to, lane: 0, lanes: 1 }];
  });
  return daysOfWeek(monday).flatMap((_, column) => inLanes(all.filter((block) => block.column === column)));
}

/** Shifts of one day side by side where they overlap. */
function inLanes(blocks: readonly WeekBlock[]): WeekBlock[] {
  const groups: WeekBlock[][] = [];
  let ends: number[] = [];
  for (const block of blocks.toSorted((one, other) => one.from - other.from || one.index - other.index)) {
    if (ends.every((end) => end <= block.from)) {
      ends = [];
      groups.push([]);
    }
    const free = ends.findIndex((end) => end <= block.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = block.to;
    groups.at(-1)?.push({ ...block, lane });
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map((block) => ({ ...block, lanes }));
  });
}

/** The hours to draw: from one and up to another, the usual ones at least. */
export const hoursToDraw = (blocks: readonly WeekBlock[]): { first: number; last: number } => ({
  first: Math.min(usualHours.first, ...blocks.map(({ from }) => Math.floor(from / hourMinutes))),
  last: Math.max(usualHours.last, ...blocks.map(({ to }) => Math.ceil(to / hourMinutes))),
});

const later = (at: string, ms: number): string => toInstant(new Date(Date.parse(at) + ms));

/** The same shift on another day or at another hour, as long as it was. */
export function movedBy(span: Span, { days = 0, minutes = 0 }: { days?: number; minutes?: number }): Span {
  const ms = days * dayMs + minutes * minuteMs;
  return { startsAt: later(span.startsAt, ms), endsAt: later(span.endsAt, ms) };
}

/** The same shift, longer or shorter, within what a shift may last. */
export function stretchedBy({ startsAt, endsAt }: Span, minutes: number): Span {
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs + minutes;
  const kept = Math.min(longestShiftMinutes, Math.max(shortestShiftMinutes, length));
  return { startsAt, endsAt: later(startsAt, kept * minuteMs) };
}

/** What a key does to a shift on the grid; undefined for keys that do nothing there. */
export function spanByKey(
  span: Span,
  { key, shiftKey, ctrlKey }: { key: string; shiftKey: boolean; ctrlKey: boolean },
): Span | undefined {
  const step = ctrlKey ? 30 : 15;
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? stretchedBy(span, -step) : movedBy(span, { minutes: -step });
    case 'ArrowDown':
      return shiftKey ? stretchedBy(span, step) : movedBy(span, { minutes: step });
    case 'ArrowLeft':
      return shiftKey ? undefined : movedBy(span, { days: -1 });
    case 'ArrowRight':
      return shiftKey ? undefined : movedBy(span, { days: 1 });
    default:
      return undefined;
  }
}
