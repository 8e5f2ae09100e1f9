import { categoryName } from '#domains/site/contract/categories.words.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import { PlacesMap } from '#platform/web/map/live/places-map.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import type { ActivityCard } from '../../contract/activity-views.contract.ts';
import { activityPins, whenAndWhere } from './activity-pins.ts';
import styles from './activity-map.module.css';

type ActivityMapProps = {
  /** The nearest in time; `total` may be more. */
  activities: readonly ActivityCard[];
  total: number;
  /** So many days from today on. */
  days: number;
  settings: MapSettings;
  hrefOf: (activityId: number) => string;
  listHref: string;
};

const listed = 4;
const legendSize = 5;

/** Where in the city something is on, as pins on the drawn map, with the next ones as a list beside it that says the same without scripts. */
export function ActivityMap(props: ActivityMapProps) {
  const { activities, total, days, settings, hrefOf, listHref } = props;
  const categories = [...new Set(activities.map(({ category }) => category))].slice(0, legendSize);
  return (
    <div className={styles.frame}>
      <PlacesMap
        label={`未来 ${days} 天的活动地图`}
        settings={settings}
        pins={activityPins(activities, hrefOf)}
        noun="场活动"
        sketchClass={styles.map}
        className={styles.canvas}
      />
      <div className={styles.panel}>
        <h3>未来 {days} 天就在身边</h3>
        <p>{mapLine(total, activities.length)}</p>
        <ul>
          {activities.slice(0, listed).map((activity) => (
            <li key={activity.id}>
              <a href={hrefOf(activity.id)}>
                <img src={motifUrl(activity.category)} alt="" width={44} height={44} loading="lazy" />
                <b className="clamp1">{activity.title}</b>
                <small className="clamp1">{whenAndWhere(activity)}</small>
              </a>
            </li>
          ))}
        </ul>
        <ButtonAnchor look="line" isBlock href={listHref}>
          看这 {days} 天还有名额的
        </ButtonAnchor>
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

const mapLine = (total: number, shown: number): string =>
  `${countLabel(total)} 场还有名额${total > shown ? `，图上是最近的 ${shown} 场` : ''}，点图钉看详情`;
