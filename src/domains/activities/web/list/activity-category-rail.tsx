import { figureLabel } from '#platform/contract/figures.ts';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { countActivitiesByCategory } from '../../contract/activities.contract.ts';
import type { ActivityQuery } from './activity-query.ts';
import { activityListPath } from './activity-query.ts';
import styles from './activity-category-rail.module.css';

type ActivityCategoryRailProps = {
  query: ActivityQuery;
  counts: ResultOf<typeof countActivitiesByCategory>;
};

/** The twelve service categories with how many the list finds in each under the same filters. */
export function ActivityCategoryRail({ query, counts }: ActivityCategoryRailProps) {
  return (
    <nav className={styles.rail} aria-label="服务类别">
      <a
        href={activityListPath(query, { category: undefined })}
        aria-current={query.category ? undefined : 'true'}
      >
        <span className={styles.all}>
          <img src="/brand/logo-mark-on-dark.svg" alt="" width={36} height={36} />
        </span>
        <span>全部</span>
        <Count value={counts.total} />
      </a>
      {counts.categories.map(({ key, count }) => (
        <a
          key={key}
          href={activityListPath(query, { category: key })}
          aria-current={query.category === key ? 'true' : undefined}
        >
          <img src={motifUrl(key)} alt="" width={54} height={54} />
          <span>{categoryName(key)}</span>
          <Count value={count} />
        </a>
      ))}
    </nav>
  );
}

const Count = ({ value }: { value: number }) => (
  <small className="tn">
    {figureLabel(value)}
    <span className="sr"> 场</span>
  </small>
);
