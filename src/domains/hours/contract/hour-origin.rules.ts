type Origin = { activityId: number | null; assignmentId: number | null };

/** Where one's own claims (个人申请) are read, those made to a team, and the corrections (更正) asked for in it. */
export const ownClaimsPath = '/usercenter/index/myclaim';
export const teamClaimsPath = '/teamcenter/index/teamclaim?tab=claims';
export const teamCorrectionsPath = '/teamcenter/index/teamclaim';

/** Where the person of a record reads about what it comes from: their activity, their visit of a job, or their claims. */
export function ownOriginPath({ activityId, assignmentId }: Origin): string {
  if (activityId !== null) return `/usercenter/index/myactivity/detail/${activityId}`;
  return assignmentId === null ? ownClaimsPath : `/usercenter/index/myjob/detail/${assignmentId}`;
}
