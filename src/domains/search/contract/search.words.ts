/** What search finds, in the order of the tabs. A room that joins adds a line here and one in server/kinds.ts. */
export const searchKinds = ['activity', 'team', 'need', 'news'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchKindNames: Record<SearchKind, string> = {
  activity: '活动',
  team: '队伍',
  need: '需求',
  news: '资讯',
};

/** Longest text that is searched; the box takes no more. */
export const longestSearch = 40;
