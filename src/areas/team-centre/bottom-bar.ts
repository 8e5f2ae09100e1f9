import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import type { BottomBarEntry } from '#platform/web/frame/centre-bottom-bar.tsx';

export const teamPages = {
  home: teamPaths.home,
  activities: teamPaths.list,
  /** The roll call of today's activity, or which one of them. */
  today: `${teamPaths.list}/today`,
  messages: '/teamcenter/index/teammsg',
  /** What the bar has no room for. */
  more: `${teamPaths.home}/more`,
} as const;

const attendance = /^\/teamcenter\/index\/teamactivity\/(?:today|cj\/)/;

/** 首页 · 活动 · 今天 · 消息 · 更多, the same on every page; the roll call belongs to 今天, what has no entry of its own to 更多. */
export function bottomBarOf(pathname: string, unreadCount: number): BottomBarEntry[] {
  const { home, activities, today, messages, more } = teamPages;
  const isBelow = (path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);
  const shown = attendance.test(pathname)
    ? today
    : ([activities, messages].find(isBelow) ?? (pathname === home ? home : more));
  const entry = (label: string, path: string, icon: string): BottomBarEntry => ({
    label,
    path,
    icon,
    isCurrent: path === shown,
  });
  return [
    entry('首页', home, 'house'),
    entry('活动', activities, 'calendar-days'),
    entry('今天', today, 'clipboard-check'),
    { ...entry('消息', messages, 'bell'), unreadCount },
    entry('更多', more, 'list'),
  ];
}
