import type { BottomBarEntry } from '#platform/web/frame/centre-bottom-bar.tsx';

export const volunteerPages = {
  home: '/usercenter/index/myindex',
  activities: '/usercenter/index/myactivity',
  code: '/usercenter/index/mycode',
  messages: '/usercenter/index/mymsg',
} as const;

/** 首页 · 活动 · 签到码 · 消息 · 我的, the same on every page of the centre; what has no entry of its own belongs to 我的. */
export function bottomBarOf(pathname: string, unreadCount: number): BottomBarEntry[] {
  const { home, activities, code, messages } = volunteerPages;
  const shown =
    [activities, code, messages].find((path) => pathname === path || pathname.startsWith(`${path}/`)) ?? home;
  const entry = (label: string, path: string, icon: string): BottomBarEntry => ({
    label,
    path,
    icon,
    isCurrent: path === shown,
  });
  return [
    entry('首页', '/user-index/index', 'house'),
    entry('活动', activities, 'calendar-heart'),
    entry('签到码', code, 'qr-code'),
    { ...entry('消息', messages, 'bell'), unreadCount },
    entry('我的', home, 'user-round'),
  ];
}
