import { weekMs } from '#platform/contract/durations.ts';
import { addDays, mondayOf, startOfDay, toDay, weekdayOf } from '#platform/contract/instants.ts';
import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import { longestActivityDays, mostShifts } from '../../../contract/activities.words.ts';
import { shiftLater } from './shift-times.rules.ts';

/** Days that a rule may pass over: off by law, or weekend days worked for it. */
export type Passed = 'holiday' | 'makeUp';

export type ShiftRule = {
  /** The day whose shifts are held again. */
  pattern: string;
  /** 0 = Sunday. */
  weekdays: readonly number[];
  everyWeeks: number;
  /** The last day that may be planned, or on how many days. */
  end: { until: string } | { times: number };
  passes: readonly Passed[];
};

/** A day that a rule comes to: the shifts it adds, why it adds none, and what else is to be known of it. */
export type PlannedDay = { day: string; shifts: ShiftForm[]; leftOut?: string; note?: string };

/** What the work calendar says of single days. */
export type CalendarMarks = ReadonlyMap<string, { isWorkday: boolean; name: string }>;

type Around = { marks: CalendarMarks; today: string };

const dayOf = ({ startsAt }: ShiftForm): string => toDay(new Date(startsAt));

/** Days on which shifts are held, in their order. */
export const daysOf = (shifts: readonly ShiftForm[]): string[] => [...new Set(shifts.map(dayOf))].toSorted();

/** What makes two rows the same: the times and the post. */
export const sameness = ({ startsAt, endsAt, postName }: ShiftForm): string =>
  `${Date.parse(startsAt)} ${Date.parse(endsAt)} ${postName}`;

/**
 * Every day that a rule comes to after its pattern, in order, with the reason of each that adds nothing: passed already, off
 * by law, worked for it, there already. It ends with the rule, with the year that an activity may last, or where the form is full.
 */
export function planShifts(shifts: readonly ShiftForm[], rule: ShiftRule, around: Around): PlannedDay[] {
  const pattern = shifts.filter((shift) => dayOf(shift) === rule.pattern);
  const there = new Set(shifts.map(sameness));
  const last = lastDay(shifts, rule);
  const planned: PlannedDay[] = [];
  let [room, days] = [mostShifts - shifts.length, 0];
  if (pattern.length === 0) return planned;
  for (let offset = 1; addDays(rule.pattern, offset) <= last; offset += 1) {
    const day = addDays(rule.pattern, offset);
    if (!isMeant(day, rule)) continue;
    if ('times' in rule.end && days >= rule.end.times) break;
    const made = pattern
      .map((shift) => shiftLater(shift, offset))
      .filter((shift) => !there.has(sameness(shift)));
    const leftOut = reasonAgainst(day, rule, around) ?? (made.length === 0 ? '已经有了' : undefined);
    if (leftOut === undefined && made.length > room) {
      planned.push({ day, shifts: [], leftOut: `一个活动至多 ${mostShifts} 场，排不下了` });
      break;
    }
    planned.push(
      leftOut === undefined ? { day, shifts: made, ...noteOf(day, around) } : { day, shifts: [], leftOut },
    );
    if (leftOut !== undefined) continue;
    room -= made.length;
    days += 1;
  }
  return planned;
}

/** The last day to look at: that of the rule, and of the year that an activity may last. */
function lastDay(shifts: readonly ShiftForm[], { end }: ShiftRule): string {
  const [first = ''] = daysOf(shifts);
  const most = addDays(first, longestActivityDays - 1);
  return 'until' in end && end.until < most ? end.until : most;
}

const weeksBetween = (monday: string, later: string): number =>
  (startOfDay(later).getTime() - startOfDay(monday).getTime()) / weekMs;

const isMeant = (day: string, { pattern, weekdays, everyWeeks }: ShiftRule): boolean =>
  weekdays.includes(weekdayOf(day)) && weeksBetween(mondayOf(pattern), mondayOf(day)) % everyWeeks === 0;

function reasonAgainst(day: string, { passes }: ShiftRule, { marks, today }: Around): string | undefined {
  if (day <= today) return '已经过去';
  const mark = marks.get(day);
  if (!mark || !passes.includes(mark.isWorkday ? 'makeUp' : 'holiday')) return undefined;
  return wordsOf(mark);
}

const wordsOf = ({ name, isWorkday }: { name: string; isWorkday: boolean }): string =>
  isWorkday ? `${name}，要上班` : `${name}放假`;

const noteOf = (day: string, { marks }: Around): Pick<PlannedDay, 'note'> => {
  const mark = marks.get(day);
  return mark ? { note: wordsOf(mark) } : {};
};
