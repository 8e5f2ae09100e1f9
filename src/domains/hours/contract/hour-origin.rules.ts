type Origin = { activityId: number | null; assignmentId: number | null };

/** Where the person of a record reads about what it comes from: their activity, or their visit of a job. */
export const ownOriginPath = ({ activityId, assignmentId }: Origin): string =>
  activityId === null
    ? `/usercenter/index/myjob/detail/${assignmentId}`
    : `/usercenter/index/myactivity/detail/${activityId}`;
