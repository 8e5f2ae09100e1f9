/** States of a news item (domain.md 4.2.10); only published ones are public. */
export const newsStatusLabels = {
  draft: '草稿',
  pending: '待审核',
  published: '已发布',
  returned: '退回修改',
  offline: '已下线',
} as const;
export type NewsStatus = keyof typeof newsStatusLabels;

/** Fixed navigation entries use these pseudo-ids (specification 2); real categories start at 1001. */
export const navigationIds = { home: 0, activities: 997, needs: 998, teams: 999, teamCentre: 996 } as const;
export const firstNewsCategoryId = 1_001;
