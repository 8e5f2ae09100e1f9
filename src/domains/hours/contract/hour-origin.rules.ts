type Origin = { activityId: number | null; assignmentId: number | null };

/** Where one's own claims (个人申请) are read, and those made to a team. */
export const ownClaimsPath = '/usercenter/index/myclaim';
export const teamClaimsPath = '/teamcenter/index/teamclaim';

/** Where the person of a record reads about what it comes from: their activity, their visit of a job, or their claims. */
export function ownOriginPath({ activityId, assignmentId }: Origin): string {
  if (activityId !== null) return `/usercenter/index/myactivity/detail/${activityId}`;
  return assignmentId === null ? ownClaimsPath : `/usercenter/index/myjob/detail/${assignmentId}`;
}
