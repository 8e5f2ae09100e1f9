import { CalendarDays, LayoutGrid, type LucideIcon, Map as MapIcon } from 'lucide-react';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import styles from './activity-views.module.css';

export type ActivityViewName = 'list' | 'calendar' | 'map';

/** What the views have in common; other filters belong to the list alone. The calendar goes by days, not by the visitor's place. */
export type CommonFilter = {
  category?: CategoryKey | undefined;
  area?: string | undefined;
  lng?: number | undefined;
  lat?: number | undefined;
};

const views: readonly { name: ActivityViewName; label: string; path: string; icon: LucideIcon }[] = [
  { name: 'list', label: '列表', path: '/user-index/activityList', icon: LayoutGrid },
  { name: 'calendar', label: '日历', path: '/user-index/calendar', icon: CalendarDays },
  { name: 'map', label: '地图', path: '/user-index/map', icon: MapIcon },
];

/** The same activities as cards, by day or by place. */
export const ActivityViews = ({ current, filter }: { current: ActivityViewName; filter: CommonFilter }) => (
  <nav className={styles.views} aria-label="查看方式">
    {views.map(({ name, label, path, icon: Icon }) => (
      <a
        key={name}
        href={path + searchOf(name === 'calendar' ? { ...filter, lng: undefined } : filter)}
        aria-current={name === current ? 'page' : undefined}
      >
        <Icon className="ic ic-18" aria-hidden />
        {label}
      </a>
    ))}
  </nav>
);

/** The query that says a filter, with its question mark; empty without one. */
export function searchOf({ category, area, lng, lat }: CommonFilter): string {
  const search = new URLSearchParams({
    ...(category && { category }),
    ...(area && { area }),
    ...(lng !== undefined && lat !== undefined && { lng: String(lng), lat: String(lat) }),
  });
  return search.size > 0 ? `?${search}` : '';
}
