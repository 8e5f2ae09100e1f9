import { useState } from 'react';
import { mondayOf, toDay } from '#platform/contract/instants.ts';
import { useNow } from '../use-now.ts';

type Timed = { startsAt: string };

/** More than these are shown week by week. */
export const mostAtOnce = 12;

/** Which week of many is shown, and what lies in it; without weeks all is. */
export type WeekChoice<One> = {
  shown: readonly One[];
  /** Mondays, in order; empty where all is shown. */
  weeks: readonly string[];
  monday: string;
  inWeek: (monday: string) => readonly One[];
  turnTo: (monday: string) => void;
};

const weekOf = ({ startsAt }: Timed): string => mondayOf(toDay(new Date(startsAt)));

/** Of more than can be looked over those of one week: of the current one, else of today or the next that has any, else the last. */
export function useWeekChoice<One extends Timed>(
  all: readonly One[],
  current: One | undefined,
): WeekChoice<One> {
  const now = useNow();
  const [turned, setTurned] = useState<{ monday: string; from: string | undefined }>();
  const weeks = all.length > mostAtOnce ? [...new Set(all.map(weekOf))].toSorted() : [];
  const inWeek = (monday: string): readonly One[] => all.filter((one) => weekOf(one) === monday);
  const own = current && weekOf(current);
  const thisWeek = mondayOf(toDay(now));
  const usual = own ?? weeks.find((monday) => monday >= thisWeek) ?? weeks.at(-1) ?? '';
  // Whoever has come to another one since sees the week of that.
  const monday = turned && turned.from === current?.startsAt ? turned.monday : usual;
  const isByWeek = weeks.length > 1;
  return {
    shown: isByWeek ? inWeek(monday) : all,
    weeks: isByWeek ? weeks : [],
    monday,
    inWeek,
    turnTo: (next) => setTurned({ monday: next, from: current?.startsAt }),
  };
}
