import { addDays, mondayOf } from '#platform/contract/instants.ts';

/** The last `count` months up to the one of `day`, oldest first, as `2026-11`. */
export function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + (month - 1) - (count - 1 - index);
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

/** The same month a year before. */
export const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** A row per month with the year before beside it; months without hours are 0. */
export function withLastYear(months: readonly string[], minutesByMonth: ReadonlyMap<string, number>) {
  return months.map((month) => ({
    month,
    minutes: minutesByMonth.get(month) ?? 0,
    lastYearMinutes: minutesByMonth.get(yearBefore(month)) ?? 0,
  }));
}

/** Sums of days under the key of each. */
export function summed(byDay: ReadonlyMap<string, number>, keyOf: (day: string) => string) {
  const sums = new Map<string, number>();
  for (const [day, amount] of byDay) sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + amount);
  return sums;
}

const weekCount = 12;

/** Twelve weeks up to the one of `today`, oldest first, from Monday; weeks without hours are 0. */
export function weeksOf(today: string, byDay: ReadonlyMap<string, number>) {
  const sums = summed(byDay, mondayOf);
  return Array.from({ length: weekCount }, (_, index) => {
    const from = addDays(mondayOf(today), (index - weekCount + 1) * 7);
    return { from, minutes: sums.get(from) ?? 0 };
  });
}

/** Minutes of the twelve weeks before those, up to the same day of the week, so that what has just begun is measured by its like. */
export function weeksBefore(today: string, byDay: ReadonlyMap<string, number>): number {
  const from = addDays(mondayOf(today), (1 - 2 * weekCount) * 7);
  const to = addDays(today, -7 * weekCount);
  return [...byDay].reduce((sum, [day, minutes]) => sum + (day >= from && day <= to ? minutes : 0), 0);
}
