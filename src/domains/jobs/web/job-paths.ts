/** Addresses of the centres' pages about jobs and needs of the pool (requirements.md 2). */
export const jobPaths = {
  myJobs: '/usercenter/index/myjob',
  myJob: (assignmentId: number): string => `/usercenter/index/myjob/detail/${assignmentId}`,
  myMicro: '/usercenter/index/myjob/micro',
  myPosts: '/usercenter/index/myjob/posts',
  teamPosts: '/teamcenter/index/teamjob/posts',
  teamJobs: '/teamcenter/index/teamjob',
  teamJob: (jobId: number): string => `/teamcenter/index/teamjob/detail/${jobId}`,
  activity: (activityId: number): string => `/teamcenter/index/teamactivity/detail/${activityId}`,
  editActivity: (activityId: number): string => `/teamcenter/index/teamactivity/edit/${activityId}`,
  teamNeeds: '/teamcenter/index/teamneed',
  teamNeed: (needId: number): string => `/teamcenter/index/teamneed/detail/${needId}`,
};
