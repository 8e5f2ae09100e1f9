import { MapPin } from 'lucide-react';
import { NavigateLink } from '#platform/web/map/navigate-link.tsx';
import { SketchMap } from '#platform/web/map/sketch-map.tsx';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import styles from './activity-place.module.css';

const nearZoom = 3;

/** Where to meet: the drawn map where the place is known, and always the address in words. */
export function ActivityPlace({ activity }: { activity: ActivityDetail }) {
  const { lng, lat, placeName, address, placeNote } = activity;
  return (
    <>
      {lng !== null && lat !== null && (
        <SketchMap
          className={styles.map}
          label={`集合地点示意图：${placeName}`}
          focus={{ lng, lat, zoom: nearZoom }}
          pins={[{ key: 'place', label: placeName, lng, lat }]}
        />
      )}
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
