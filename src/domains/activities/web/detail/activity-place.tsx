import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavigateLink } from '#platform/web/map/navigate-link.tsx';
import type { Place } from '#platform/web/map/city-map.ts';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import styles from './activity-place.module.css';

const nearZoom = 3;

/** How the page that shows it draws a map of one place: a public page with an island, a centre at once. */
export type DrawMap = (place: {
  label: string;
  focus: Place & { zoom: number };
  pins: (Place & { key: string; label: string })[];
  /** Gives it its size. */
  className: string | undefined;
}) => ReactNode;

/** Where to meet: the map where the place is known, and always the address in words. */
export function ActivityPlace({ activity, drawMap }: { activity: ActivityDetail; drawMap: DrawMap }) {
  const { lng, lat, placeName, address, placeNote } = activity;
  return (
    <>
      {lng !== null &&
        lat !== null &&
        drawMap({
          className: styles.map,
          label: `集合地点地图：${placeName}`,
          focus: { lng, lat, zoom: nearZoom },
          pins: [{ key: 'place', label: placeName, lng, lat }],
        })}
      <div className={styles.address}>
        <MapPin className="ic ic-24" aria-hidden />
        <span>
          <b>{[address, placeName].filter(Boolean).join('·')}</b>
          {placeNote && <small>{placeNote}</small>}
        </span>
        <NavigateLink lng={lng} lat={lat} name={placeName} />
      </div>
    </>
  );
}
