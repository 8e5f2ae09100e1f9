import { MapPin as PinIcon } from 'lucide-react';
import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import { activityPins } from '#domains/activities/web/map/activity-pins.ts';
import { activityListPath, readActivityQuery } from '#domains/activities/web/list/activity-query.ts';
import { ActivityViews, type CommonFilter, searchOf } from '#domains/activities/web/list/activity-views.tsx';
import { categoryName } from '#domains/site/contract/categories.words.ts';
import { getMapSettings } from '#domains/site/contract/map.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { distanceLabel } from '#platform/contract/ground.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { countLabel } from '#platform/contract/page-limits.ts';
import { Island } from '#platform/web/islands/island.tsx';
import { PlacesMap } from '#platform/web/map/live/places-map.tsx';
import { definePage, type PageContext } from '#platform/web/page.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Phrases } from '#platform/web/ui/phrases/phrases.tsx';
import frame from './activity-view-page.module.css';
import { CategoryAreaFilter } from '../category-area-filter.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './map-page.module.css';

/** As many as a list beside the map can hold; the map draws crowds of them as one. */
const mostPins = 60;

type MapData = Awaited<ReturnType<typeof loadMap>>;

async function loadMap({ call, url }: PageContext) {
  const { category, area, lng, lat } = readActivityQuery(url.searchParams);
  const filter: CommonFilter = { category, area, lng, lat };
  const near = lng !== undefined && lat !== undefined ? { lng, lat } : undefined;
  const order = near ? { near, sort: 'nearest' as const } : {};
  const [{ areas }, settings, found] = await Promise.all([
    call(getSite, {}),
    call(getMapSettings, {}),
    call(listActivities, { category, area, ...order, pageSize: mostPins }),
  ]);
  return { filter, areas, settings, found };
}

const mapPath = (filter: CommonFilter): string => publicPaths.map + searchOf(filter);
const nowhere = { lng: undefined, lat: undefined };

/** `/user-index/map`: the next activities, or those nearest to the visitor, by place; the list beside says the same in words. */
export const mapPage = definePage({
  query: ['category', 'area', 'lng', 'lat'],
  load: loadMap,
  title: () => '活动地图',
  description: () => '接下来的志愿活动都在哪里：按类别和区域在地图上找一场离你近的。',
  // Drawn for a place: nobody keeps it.
  head: ({ filter }) => ({ isPrivate: filter.lng !== undefined }),
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
  const isNear = filter.lng !== undefined;
  const label = `${isNear ? '离你最近' : '接下来'}的活动在地图上的位置`;
  const pins = activityPins(found.list, publicPaths.activity);
  return (
    <div className={styles.columns}>
      <PlacesMap
        label={label}
        settings={settings}
        pins={pins}
        noun="场活动"
        sketchClass={styles.sketch}
        className={styles.live}
      />
      <section className={`panel ${styles.list}`} aria-labelledby="map-list">
        <div className={styles.listHead}>
          <h2 id="map-list">
            {isNear ? '离你最近' : '最近'}的 {found.list.length} 场
          </h2>
          {isNear && <Chip href={mapPath({ ...filter, ...nowhere })}>按时间看</Chip>}
          <Island
            name="nearest-button"
            props={{
              label: '离我最近',
              href: mapPath({ ...filter, ...nowhere }),
              isOn: isNear,
              isChip: true,
            }}
            className={styles.island}
          />
        </div>
        {isNear && <small>距离从你的位置（约 100 米范围）按直线计算，位置不保存。</small>}
        <ul>
          {found.list.map((activity) => (
            <li key={activity.id}>
              <a href={publicPaths.activity(activity.id)}>
                <h3>
                  <Phrases text={activity.title} />
                </h3>
                <small>
                  {categoryName(activity.category)}·
                  {dayTimeLabel(activity.nextShift?.startsAt ?? activity.startsAt)}
                </small>
                <small>
                  <PinIcon className="ic ic-16" aria-hidden />
                  {[activity.areaName, activity.placeName].filter(Boolean).join(' ')}
                  {activity.distanceM !== undefined && `·离你约 ${distanceLabel(activity.distanceM)}`}
                </small>
              </a>
            </li>
          ))}
        </ul>
        {found.total > found.list.length && (
          <ButtonAnchor
            look="line"
            isBlock
            href={activityListPath({ ...filter, ...(isNear && { sort: 'nearest' }) })}
          >
            看全部 {countLabel(found.total)} 场
          </ButtonAnchor>
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
      <ButtonAnchor look="primary" href={publicPaths.map}>
        看全市的活动
      </ButtonAnchor>
    }
  />
);
