import {
  type ActivityForm,
  activityFormSchema,
} from '#domains/activities/contract/activity-form.contract.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { dayMs, hourMs } from '#platform/contract/durations.ts';
import { startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';

const longestHours = 12;
const usualHours = 2;
const usualStartHour = 9;

/** What of a job goes into an activity: what staff wrote for everybody, and never a name, number or door. */
export type JobWords = {
  jobNo: string;
  title: string;
  content: string;
  category: string;
  area: string;
  placeName: string;
  peopleNeeded: number;
  planStart: Date;
  planEnd: Date;
};

/** When the shift of the draft is: at the planned time, or in the morning in two days when that is past; a span of days becomes two hours. */
export function shiftTimeOf({ planStart, planEnd }: Pick<JobWords, 'planStart' | 'planEnd'>, now: Date) {
  const planned = planEnd.getTime() - planStart.getTime();
  const lasts = planned > longestHours * hourMs ? usualHours * hourMs : planned;
  const later = new Date(
    startOfDay(toDay(new Date(now.getTime() + 2 * dayMs))).getTime() + usualStartHour * hourMs,
  );
  const start = planStart > now ? planStart : later;
  return { start, end: new Date(start.getTime() + lasts) };
}

/** The draft of an activity of a job; the team writes the rest, and it goes to review like any other. */
export function activityDraftOf(job: JobWords, now: Date): ActivityForm {
  const { start, end } = shiftTimeOf(job, now);
  return activityFormSchema.parse({
    title: job.title,
    content: `${job.content}\n\n这场活动由居民的需求转来，任务单号 ${job.jobNo}。`.trim(),
    category: job.category as CategoryKey,
    area: job.area,
    placeName: job.placeName,
    shifts: [{ startsAt: toInstant(start), endsAt: toInstant(end), capacity: Math.max(job.peopleNeeded, 1) }],
  });
}
