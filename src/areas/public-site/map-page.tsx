import { MapPin as PinIcon } from 'lucide-react';
import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import { activityListPath, readActivityQuery } from '#domains/activities/web/activity-query.ts';
import { ActivityViews, type CommonFilter } from '#domains/activities/web/activity-views.tsx';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { getMapSettings } from '#domains/site/contract/map.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { countLabel } from '#platform/contract/paging.ts';
import { Island } from '#platform/web/island.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { type MapPin, SketchMap } from '#platform/web/ui/sketch-map.tsx';
import frame from './activity-view-page.module.css';
import { CategoryAreaFilter } from './category-area-filter.tsx';
import { publicPaths } from './site-navigation.ts';
import styles from './map-page.module.css';

/** Pins that can still be told apart. */
const mostPins = 60;

type MapData = Awaited<ReturnType<typeof loadMap>>;

async function loadMap({ call, url }: PageContext) {
  const { category, area } = readActivityQuery(url.searchParams);
  const filter: CommonFilter = { category, area };
  const [{ areas }, settings, found] = await Promise.all([
    call(getSite, {}),
    call(getMapSettings, {}),
    call(listActivities, { ...filter, pageSize: mostPins }),
  ]);
  return { filter, areas, settings, found };
}

function mapPath({ category, area }: CommonFilter): string {
  const search = new URLSearchParams({ ...(category && { category }), ...(area && { area }) });
  return search.size > 0 ? `${publicPaths.map}?${search}` : publicPaths.map;
}

/** `/user-index/map`: the next activities by place; the list beside says the same in words. */
export const mapPage = definePage({
  query: ['category', 'area'],
  load: loadMap,
  title: () => '活动地图',
  description: () => '接下来的志愿活动都在哪里：按类别和区域在地图上找一场离你近的。',
  view: ({ data }) => (
    <div className={frame.page}>
      <div className={`container ${frame.head}`}>
        <h1>活动地图</h1>
        <ActivityViews current="map" filter={data.filter} />
      </div>
      <div className="container">
        <CategoryAreaFilter areas={data.areas} filter={data.filter} hrefOf={mapPath} />
        {data.found.list.length > 0 ? <MapAndList data={data} /> : <NothingHere />}
      </div>
    </div>
  ),
});

function MapAndList({ data: { settings, found, filter } }: { data: MapData }) {
  const label = '接下来的活动在地图上的位置';
  const pins: MapPin[] = found.list.flatMap(({ id, title, category, lng, lat }) =>
    lng === null || lat === null
      ? []
      : [{ key: String(id), label: title, category, lng, lat, href: publicPaths.activity(id) }],
  );
  return (
    <div className={styles.columns}>
      {settings.provider === 'sketch' ? (
        <SketchMap className={styles.sketch} label={label} pins={pins} />
      ) : (
        <Island name="activity-big-map" props={{ label, settings, pins }} className={styles.live} />
      )}
      <section className={`panel ${styles.list}`} aria-labelledby="map-list">
        <h2 id="map-list">最近的 {found.list.length} 场</h2>
        <ul>
          {found.list.map((activity) => (
            <li key={activity.id}>
              <a href={publicPaths.activity(activity.id)}>
                <h3>{activity.title}</h3>
                <small>
                  {categoryName(activity.category)}·
                  {dayTimeLabel(activity.nextShift?.startsAt ?? activity.startsAt)}
                </small>
                <small>
                  <PinIcon className="ic ic-16" aria-hidden />
                  {[activity.areaName, activity.placeName].filter(Boolean).join(' ')}
                </small>
              </a>
            </li>
          ))}
        </ul>
        {found.total > found.list.length && (
          <a className="btn btn--line btn--block" href={activityListPath(filter)}>
            看全部 {countLabel(found.total)} 场
          </a>
        )}
      </section>
    </div>
  );
}

const NothingHere = () => (
  <EmptyState
    className="panel"
    art="lens"
    title="这里暂时没有活动"
    text="换一个类别或区域看看。"
    action={
      <a className="btn btn--primary" href={publicPaths.map}>
        看全市的活动
      </a>
    }
  />
);
