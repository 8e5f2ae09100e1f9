import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { visitLimits } from '../../contract/jobs.words.ts';

export type VisitTime = { visitStart: Date; visitEnd: Date };

/** Whether a team may propose this time: ahead, near enough, and of a length that a visit has. */
export function judgeVisit({ visitStart, visitEnd }: VisitTime, now: Date) {
  if (visitStart <= now) return 'timePast';
  if (visitStart.getTime() > now.getTime() + visitLimits.aheadDays * dayMs) return 'timeTooFar';
  const lasts = visitEnd.getTime() - visitStart.getTime();
  return lasts <= 0 || lasts > visitLimits.hours * hourMs ? 'tooLong' : undefined;
}
