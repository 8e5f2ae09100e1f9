import { X } from 'lucide-react';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { countedUpTo } from '#platform/contract/paging.ts';
import { listSortLabels } from '../contract/activities.words.ts';
import { type AreaChoice, chosenFilters, sortOptions } from './activity-filter-rows.ts';
import type { ActivityQuery } from './activity-query.ts';
import styles from './activity-list-bar.module.css';

type ActivityListBarProps = { query: ActivityQuery; areas: readonly AreaChoice[]; total: number };

/** Above the cards: how many were found, what is set and how to clear it, and the order. */
export function ActivityListBar({ query, areas, total }: ActivityListBarProps) {
  const chosen = chosenFilters(query, {
    area: areas.find((area) => area.code === query.area)?.name,
    category: query.category && categoryName(query.category),
  });
  const sorts = sortOptions(query);
  return (
    <div className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        找到 <b className="tn">{total > countedUpTo ? `${countedUpTo}+` : total}</b> 场活动
        <span className="only-m">·{listSortLabels[query.sort ?? 'soonest']}</span>
      </p>
      {chosen.map((filter) => (
        <a
          key={filter.label}
          className={styles.chosen}
          href={filter.clearHref}
          aria-label={`去掉筛选 ${filter.label}`}
        >
          {filter.label}
          <X className="ic ic-14" aria-hidden />
        </a>
      ))}
      {chosen.length > 0 && (
        <a className="btn btn--ghost btn--sm" href="/user-index/activityList">
          清空
        </a>
      )}
      <nav className={`${styles.sorts} only-d`} aria-label="排序">
        {sorts.map((sort) => (
          <a key={sort.label} href={sort.href} aria-current={sort.isOn ? 'true' : undefined}>
            {sort.label}
          </a>
        ))}
      </nav>
    </div>
  );
}
