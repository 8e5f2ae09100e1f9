import { MapPin } from 'lucide-react';
import { NavigateLink } from '#platform/web/map/navigate-link.tsx';
import type { MapSettings } from '#platform/contract/map/map-settings.ts';
import { PlacesMap } from '#platform/web/map/live/places-map.tsx';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import styles from './activity-place.module.css';

const nearZoom = 3;

/** Where to meet: the map where the place is known, and always the address in words. */
export function ActivityPlace({ activity, map }: { activity: ActivityDetail; map: MapSettings }) {
  const { lng, lat, placeName, address, placeNote } = activity;
  return (
    <>
      {lng !== null && lat !== null && (
        <PlacesMap
          sketchClass={styles.map}
          settings={map}
          label={`集合地点地图：${placeName}`}
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
