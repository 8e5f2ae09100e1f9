import { dayMs } from '#platform/contract/durations.ts';
import { addDays, startOfDay } from '#platform/contract/instants.ts';
import { yearBefore } from '../months.ts';

/** Days that figures are counted over, the first and the last included. */
export type ReportSpan = { fromOn: string; toOn: string };

/** The last `count` days up to and with `today`. */
export const lastDays = (today: string, count: number): ReportSpan => ({
  fromOn: addDays(today, 1 - count),
  toOn: today,
});

export const daysIn = ({ fromOn, toOn }: ReportSpan): number =>
  Math.round((startOfDay(toOn).getTime() - startOfDay(fromOn).getTime()) / dayMs) + 1;

export const everyDay = (span: ReportSpan): string[] =>
  Array.from({ length: daysIn(span) }, (_, index) => addDays(span.fromOn, index));

/** As many days just before. */
export const spanBefore = (span: ReportSpan): ReportSpan => ({
  fromOn: addDays(span.fromOn, -daysIn(span)),
  toOn: addDays(span.fromOn, -1),
});

/** The same days a year before; the 29th of February has the 28th beside it. */
export const spanYearBefore = ({ fromOn, toOn }: ReportSpan): ReportSpan => ({
  fromOn: dayYearBefore(fromOn),
  toOn: dayYearBefore(toOn),
});
export const dayYearBefore = (day: string): string => yearBefore(day).replace(/02-29$/, '02-28');

/** Longest span whose hours are told day by day; a longer one is told by months. */
const longestByDay = 62;
export const isToldByDay = (span: ReportSpan): boolean => daysIn(span) <= longestByDay;

/** The days or months of a span, oldest first. */
export function partsOf(span: ReportSpan): string[] {
  const days = everyDay(span);
  return isToldByDay(span) ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

/** Adds figures of days up to at most `most` points of a line, each as many days as the others but the last. */
export function thinned(values: readonly number[], most: number): number[] {
  const size = Math.max(1, Math.ceil(values.length / most));
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size).reduce((sum, value) => sum + value, 0),
  );
}
