import { dateLabel } from '#platform/contract/instants.ts';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import type { RowNote } from './row-notes.rules.ts';

/** Up to so many rows all are shown. */
export const mostAtOnce = 24;
/** Of more, so many at a time. */
export const rowsPerPart = 20;

/** Some rows of the form, by their places: from the first up to and without the last. */
export type ShiftPart = { from: number; to: number };

/** The rows in parts that are shown one at a time; one part where they are few. */
export function partsOf(count: number): ShiftPart[] {
  if (count <= mostAtOnce) return [{ from: 0, to: count }];
  return Array.from({ length: Math.ceil(count / rowsPerPart) }, (_, part) => ({
    from: part * rowsPerPart,
    to: Math.min(count, (part + 1) * rowsPerPart),
  }));
}

/** The part that a row is in. */
export const partOfRow = (index: number, count: number): number =>
  count <= mostAtOnce ? 0 : Math.floor(Math.min(index, count - 1) / rowsPerPart);

const isFaulty = (note: RowNote | undefined): boolean => note !== undefined && !note.isHint;

/** `第 21–40 场，12月5日 – 12月20日，2 处要改` */
export function partLabel(
  { from, to }: ShiftPart,
  shifts: readonly ShiftForm[],
  notes: ReadonlyMap<number, RowNote>,
): string {
  const days = shifts
    .slice(from, to)
    .map(({ startsAt }) => startsAt)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const [first, last] = [days[0], days.at(-1)].map((at) => dateLabel(at ?? ''));
  const faults = Array.from({ length: to - from }, (_, at) => notes.get(from + at)).filter(isFaulty).length;
  const rows = to - from === 1 ? `第 ${to} 场` : `第 ${from + 1}–${to} 场`;
  return `${rows}，${first === last ? first : `${first} – ${last}`}${faults > 0 ? `，${faults} 处要改` : ''}`;
}

/** The next row that is to be mended after a part, from the top again at the end; undefined where none stands outside of it. */
export function faultBeyond(
  { from, to }: ShiftPart,
  notes: ReadonlyMap<number, RowNote>,
): number | undefined {
  const beyond = [...notes]
    .flatMap(([index, note]) => (isFaulty(note) && (index < from || index >= to) ? [index] : []))
    .toSorted((one, other) => one - other);
  return beyond.find((index) => index >= to) ?? beyond[0];
}
