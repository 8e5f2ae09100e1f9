import { addDays } from '#platform/contract/instants.ts';

type CalendarDay = { day: string; isWorkday: boolean; name: string };

/** Free days: name, first day, number of days. */
const holidays: readonly (readonly [name: string, from: string, days: number])[] = [
  ['元旦', '2026-01-01', 3],
  ['春节', '2026-02-15', 9],
  ['清明节', '2026-04-04', 3],
  ['劳动节', '2026-05-01', 5],
  ['端午节', '2026-06-19', 3],
  ['中秋节', '2026-09-25', 3],
  ['国庆节', '2026-10-01', 7],
  // Of 2027 only the days that 《全国年节及纪念日放假办法》 fixes; the State Council announces the rest in autumn.
  ['元旦', '2027-01-01', 1],
  ['春节', '2027-02-05', 4],
  ['清明节', '2027-04-05', 1],
  ['劳动节', '2027-05-01', 2],
  ['端午节', '2027-06-09', 1],
  ['中秋节', '2027-09-15', 1],
  ['国庆节', '2027-10-01', 3],
];

/** Weekend days that are worked for a long holiday. */
const makeUpDays: readonly (readonly [name: string, day: string])[] = [
  ['元旦调休', '2026-01-04'],
  ['春节调休', '2026-02-14'],
  ['春节调休', '2026-02-28'],
  ['劳动节调休', '2026-05-09'],
  ['国庆节调休', '2026-09-20'],
  ['国庆节调休', '2026-10-10'],
];

/** The work calendar a new installation starts with; the centre keeps it up in the site settings. */
export const workCalendarRows: readonly CalendarDay[] = [
  ...holidays.flatMap(([name, from, days]) =>
    Array.from({ length: days }, (_, index) => ({ day: addDays(from, index), isWorkday: false, name })),
  ),
  ...makeUpDays.map(([name, day]) => ({ day, isWorkday: true, name })),
];
