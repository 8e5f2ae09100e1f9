import type { JobActivity } from '../../contract/team-jobs.contract.ts';

/** What the settled activity of a job says, as the beginning of the report; empty where there is none. */
export function reportOfActivity(activity: JobActivity | null): string {
  if (activity?.summary == null) return '';
  const served = activity.beneficiaryCount ? `，服务 ${activity.beneficiaryCount} 人` : '';
  return `办了活动“${activity.title}”，${activity.takenCount} 名志愿者参加${served}。${activity.summary}`.slice(
    0,
    1000,
  );
}
