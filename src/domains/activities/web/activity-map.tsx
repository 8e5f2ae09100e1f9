import { categoryName } from '#domains/site/contract/categories.words.ts';
import { dayLabel, timeLabel } from '#platform/contract/instants.ts';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import { type MapPin, SketchMap } from '#platform/web/ui/sketch-map.tsx';
import type { ActivityCard } from '../contract/activity-views.contract.ts';
import styles from './activity-map.module.css';

type ActivityMapProps = {
  /** The nearest in time; `total` may be more. */
  activities: readonly ActivityCard[];
  total: number;
  hrefOf: (activityId: number) => string;
  listHref: string;
};

const listed = 4;
const legendSize = 5;

const pinsOf = ({ activities, hrefOf }: ActivityMapProps): MapPin[] =>
  activities.flatMap(({ id, title, category, lng, lat }) =>
    lng === null || lat === null
      ? []
      : [{ key: String(id), label: title, category, lng, lat, href: hrefOf(id) }],
  );

/** Where in the city something is on, as pins on the drawn map, with the next ones as a list beside it. */
export function ActivityMap(props: ActivityMapProps) {
  const { activities, total, hrefOf, listHref } = props;
  const categories = [...new Set(activities.map(({ category }) => category))].slice(0, legendSize);
  return (
    <div className={styles.frame}>
      <SketchMap className={styles.map} label="本周活动地图" pins={pinsOf(props)} />
      <div className={styles.panel}>
        <h3>本周就在身边</h3>
        <p>{total} 场有名额的活动，点图钉看详情</p>
        <ul>
          {activities.slice(0, listed).map((activity) => (
            <li key={activity.id}>
              <a href={hrefOf(activity.id)}>
                <img src={motifUrl(activity.category)} alt="" width={44} height={44} loading="lazy" />
                <b className="clamp1">{activity.title}</b>
                <small>{whenAndWhere(activity)}</small>
              </a>
            </li>
          ))}
        </ul>
        <a className="btn btn--line btn--block" href={listHref}>
          看本周全部活动
        </a>
      </div>
      <ul className={styles.legend} aria-label="图例">
        {categories.map((key) => (
          <li key={key} className={`cat-${key}`}>
            {categoryName(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function whenAndWhere({ nextShift, startsAt, areaName }: ActivityCard): string {
  const from = nextShift?.startsAt ?? startsAt;
  return `${dayLabel(from)} ${timeLabel(from)}·${areaName ?? '全市'}`;
}
