import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { directiveLimits } from '../../contract/directives.words.ts';
import { visitLimits } from '../../contract/jobs.words.ts';

type Plan = { planStart: Date; planEnd: Date };

/** Why the time of a 指令任务 cannot be so; undefined where it can. */
export function judgePlan(
  { planStart, planEnd }: Plan,
  now: Date,
): 'timePast' | 'timeTooFar' | 'tooLong' | undefined {
  const ahead = planStart.getTime() - now.getTime();
  if (ahead < directiveLimits.leastHours * hourMs) return 'timePast';
  if (ahead > directiveLimits.aheadDays * dayMs) return 'timeTooFar';
  const lasts = planEnd.getTime() - planStart.getTime();
  return lasts <= 0 || lasts > directiveLimits.days * dayMs ? 'tooLong' : undefined;
}

/** The time that members check in for: the planned one, where one visit can be as long; longer work is turned into an activity with shifts. */
export const plannedVisit = ({ planStart, planEnd }: Plan) =>
  planEnd.getTime() - planStart.getTime() <= visitLimits.hours * hourMs
    ? { visitStart: planStart, visitEnd: planEnd, visitStatus: 'agreed' as const }
    : {};
