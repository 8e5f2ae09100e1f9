import { categoryName } from '#domains/site/contract/categories.words.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { ListBar } from '#platform/web/list/list-bar.tsx';
import { listSortLabels } from '../../contract/activities.words.ts';
import { type AreaChoice, chosenFilters, sortOptions } from './activity-filter-rows.ts';
import { type ActivityQuery, activityListPath } from './activity-query.ts';
import styles from './activity-list-bar.module.css';

type ActivityListBarProps = { query: ActivityQuery; areas: readonly AreaChoice[]; total: number };

/** What of the activities is listed; on phones the filters above choose the order, here it is only named. */
export function ActivityListBar({ query, areas, total }: ActivityListBarProps) {
  return (
    <ListBar
      count={
        <>
          找到 <b className="tn">{countLabel(total)}</b> 场活动
          <span className="only-m">·{listSortLabels[query.sort ?? 'soonest']}</span>
        </>
      }
      chosen={chosenFilters(query, {
        area: areas.find((area) => area.code === query.area)?.name,
        category: query.category && categoryName(query.category),
      })}
      allHref={activityListPath({})}
      sorts={sortOptions(query).map(({ needsPosition, ...sort }) => ({
        ...sort,
        instead: needsPosition && <Island name="nearest-button" props={sort} className={styles.island} />,
      }))}
      hidesSortsOnPhones
    />
  );
}
