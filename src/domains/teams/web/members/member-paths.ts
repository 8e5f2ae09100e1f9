/** Addresses of the team's pages about its members. */
export const memberPaths = {
  list: '/teamcenter/index/teamuser',
  detail: (teamUserId: number) => `/teamcenter/index/teamuser/detail/${teamUserId}`,
} as const;
