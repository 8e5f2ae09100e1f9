/** The first links of the public site, as the head of a centre shows them. */
export const siteLinks = [
  { label: '首页', href: '/user-index/index' },
  { label: '志愿活动', href: '/user-index/activityList' },
  { label: '服务需求', href: '/user-index/needList' },
  { label: '服务队伍', href: '/user-index/teamList' },
] as const;

/** Search over activities, teams, needs and news. */
export const siteSearchHref = '/user-index/search';
