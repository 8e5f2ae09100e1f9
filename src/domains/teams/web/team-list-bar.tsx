import { categoryName } from '#domains/site/contract/categories.words.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { ListBar } from '#platform/web/list/list-bar.tsx';
import { teamSortLabels } from '../contract/teams.words.ts';
import { type TeamQuery, teamListPath, teamSorts } from './team-query.ts';
import styles from './team-list-bar.module.css';

/** The position is asked for anew each time. */
const nowhere = { lng: undefined, lat: undefined };

type TeamListBarProps = {
  query: TeamQuery;
  areas: readonly { code: string; name: string }[];
  total: number;
};

/** What of the teams is listed, and in which order. */
export function TeamListBar({ query, areas, total }: TeamListBarProps) {
  return (
    <ListBar
      count={
        <>
          找到 <b className="tn">{countLabel(total)}</b> 支队伍
        </>
      }
      chosen={chosenFilters(query, areas)}
      allHref={teamListPath({})}
      sorts={teamSorts.map((sort) => {
        const isNear = sort === 'nearest';
        const link = {
          label: teamSortLabels[sort],
          href: teamListPath(query, { sort: sort === 'newest' ? undefined : sort, ...(isNear && nowhere) }),
          isOn: sort === (query.sort ?? 'newest'),
        };
        return {
          ...link,
          instead: isNear && <Island name="nearest-button" props={link} className={styles.island} />,
        };
      })}
    />
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
