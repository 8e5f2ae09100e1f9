import { X } from 'lucide-react';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { countLabel } from '#platform/contract/paging.ts';
import { teamSortLabels } from '../contract/teams.words.ts';
import { type TeamQuery, teamListPath, teamSorts } from './team-query.ts';
import styles from './team-list-bar.module.css';

type TeamListBarProps = {
  query: TeamQuery;
  areas: readonly { code: string; name: string }[];
  total: number;
};

/** Above the cards: how many were found, what is set and how to clear it, and the order. */
export function TeamListBar({ query, areas, total }: TeamListBarProps) {
  const chosen = chosenFilters(query, areas);
  return (
    <div className={styles.bar}>
      <p className={styles.count}>
        找到 <b className="tn">{countLabel(total)}</b> 支队伍
      </p>
      {chosen.map(({ label, clearHref }) => (
        <a key={label} className={styles.chosen} href={clearHref} aria-label={`去掉筛选 ${label}`}>
          {label}
          <X className="ic ic-14" aria-hidden />
        </a>
      ))}
      <nav className={styles.sorts} aria-label="排序">
        {teamSorts.map((sort) => (
          <a
            key={sort}
            href={teamListPath(query, { sort: sort === 'newest' ? undefined : sort })}
            aria-current={sort === (query.sort ?? 'newest') ? 'true' : undefined}
          >
            {teamSortLabels[sort]}
          </a>
        ))}
      </nav>
    </div>
  );
}

function chosenFilters(query: TeamQuery, areas: TeamListBarProps['areas']) {
  const { area, category, keyword, teamClass, joinable } = query;
  const areaName = area && (areas.find(({ code }) => code === area)?.name ?? area);
  return [
    ...(areaName ? [{ label: areaName, clearHref: teamListPath(query, { area: undefined }) }] : []),
    ...(category
      ? [{ label: categoryName(category), clearHref: teamListPath(query, { category: undefined }) }]
      : []),
    ...(teamClass ? [{ label: teamClass, clearHref: teamListPath(query, { teamClass: undefined }) }] : []),
    ...(joinable ? [{ label: '现在可加入', clearHref: teamListPath(query, { joinable: undefined }) }] : []),
    ...(keyword ? [{ label: `“${keyword}”`, clearHref: teamListPath(query, { keyword: undefined }) }] : []),
  ];
}
