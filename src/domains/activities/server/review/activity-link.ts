/** Where the team reads of its activity what the centre decided. */
export const linkTo = (activityId: number): string => `/teamcenter/index/teamactivity/detail/${activityId}`;
