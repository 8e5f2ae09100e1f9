import { addDays, dayLabel, startOfDay, toDay } from '#platform/contract/instants.ts';
import type { TimelineFact } from '../contract/timeline.contract.ts';

export type TimelineDay = { day: string; label: string; facts: TimelineFact[] };

/** Facts, newest first, under their days: 今天, 昨天, then the date, with its year where that is not this one. */
export function daysOf(facts: readonly TimelineFact[], now: Date): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const fact of facts) {
    const day = toDay(new Date(fact.at));
    const last = days.at(-1);
    if (last?.day === day) last.facts.push(fact);
    else days.push({ day, label: labelOf(day, toDay(now)), facts: [fact] });
  }
  return days;
}

function labelOf(day: string, today: string): string {
  if (day === today) return '今天';
  if (day === addDays(today, -1)) return '昨天';
  return dayLabel(startOfDay(day));
}
