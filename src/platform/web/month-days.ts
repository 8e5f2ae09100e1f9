import { addDays, weekdayOf } from '#platform/contract/instants.ts';

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** `2026-11` as it stands in an address; anything else is the month of today. */
export const monthOf = (text: string | null, today: string): string =>
  text !== null && monthPattern.test(text) ? text : today.slice(0, 7);

/** The month before or after. */
export const monthBeside = (month: string, step: 1 | -1): string =>
  (step === 1 ? addDays(`${month}-28`, 7) : addDays(`${month}-01`, -1)).slice(0, 7);

/** Days of a month. */
export const daysIn = (month: string): number => Number(addDays(`${monthBeside(month, 1)}-01`, -1).slice(8));

/** The month in weeks from Monday to Sunday; `undefined` where a day belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) + 6) % 7;
  const count = daysIn(month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const index = week * 7 + day - before;
      return index >= 0 && index < count ? addDays(first, index) : undefined;
    }),
  );
}

/** `2026年11月` */
export const monthLabel = (month: string): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;
