/** Bounds of what one person keeps an eye on: a list that nobody can read helps nobody. */
export const followLimits = { favourites: 500, teams: 200, reminders: 100 } as const;

export const followRefusals = {
  tooManyFavourites: `收藏已满 ${followLimits.favourites} 个活动，请先取消一些`,
  tooManyTeams: `已关注 ${followLimits.teams} 支队伍，请先取消一些`,
  tooManyReminders: `等着提醒的活动已有 ${followLimits.reminders} 个，请先取消一些`,
  alreadyOpen: '已经开放报名，现在就可以报名',
} as const;

/** What the heart and the two other buttons say, by whether it is on. */
export const followWords = {
  favourite: { on: '已收藏', off: '收藏' },
  team: { on: '已关注', off: '关注队伍' },
  opening: { on: '开放时会提醒我', off: '开放时提醒我' },
} as const;
export type FollowKind = keyof typeof followWords;
