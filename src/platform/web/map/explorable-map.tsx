import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Place, toMapPoint } from './city-map.ts';
import { classNames } from '../ui/class-names.ts';
import { type MapPin, MapSheet } from './sketch-map.tsx';
import { MapPositionButton } from './map-position-button.tsx';
import { MapPreview } from './map-preview.tsx';
import { areTogether, clusterPins, type PinCluster, unitsPerPixel } from './map-view.ts';
import { MapClusterMark, OwnPlaceMark } from './map-marks.tsx';
import { useMapDrag } from './use-map-drag.ts';
import { type MapViewControl, useMapView } from './use-map-view.ts';
import styles from './explorable-map.module.css';

type ExplorableMapProps = {
  label: string;
  pins: MapPin[];
  /** What the pins are, with their measure word: 场演出. */
  noun: string;
  className?: string;
};

/**
 * The drawn map of the city, moved and zoomed by pointer, wheel and keys. It begins with all pins; those that would cover
 * one another are one with their number, and those outside are not there, for eyes and keys alike. Without scripts the pins
 * are links on a still map.
 */
export function ExplorableMap({ label, pins, noun, className }: ExplorableMapProps) {
  const field = useRef<HTMLDivElement>(null);
  const control = useMapView(field, pins);
  const drag = useMapDrag(control);
  const [shown, setShown] = useState<readonly MapPin[]>([]);
  const [mine, setMine] = useState<Place>();
  const clusters = clusterPins(pins, control.view, control.box);

  const press = (cluster: PinCluster, isByKey: boolean): void => {
    if (drag.wasDrag()) return;
    if (cluster.pins.length > 1 && !areTogether(cluster.pins, control.box)) {
      control.show(cluster.pins.map(toMapPoint));
      setShown([]);
      field.current?.focus();
      return;
    }
    setShown(cluster.pins);
    // The card stands behind the map in the order of keys.
    if (isByKey)
      setTimeout(() =>
        field.current?.parentElement?.querySelector<HTMLElement>('[data-map-preview] a')?.focus(),
      );
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown.length > 0) {
      setShown([]);
      field.current?.focus();
    } else if (control.onKey(event)) field.current?.focus();
  };
  const showMine = (place: Place): void => {
    setMine(place);
    control.show([...pins, place].map(toMapPoint));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the map, wherever in it the focus is
    <section
      className={classNames('smap', control.isMeasured && styles.measured, className)}
      aria-label={label}
      onKeyDown={handleKey}
    >
      <div
        ref={field}
        className={styles.field}
        role="application"
        aria-roledescription="地图"
        aria-label={`${label}，${clusters.length > 0 ? '' : '这里没有图钉，'}方向键移动，加号和减号缩放，0 回到全部`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...drag.handlers}
      >
        <MapSheet view={control.view} isWhole>
          {clusters.map((cluster) => (
            <MapClusterMark
              noun={noun}
              key={cluster.key}
              cluster={cluster}
              scale={unitsPerPixel(control.view, control.box)}
              onPress={press}
              onFocus={() => cluster.pins.length === 1 && setShown(cluster.pins)}
            />
          ))}
          {mine && <OwnPlaceMark place={mine} scale={unitsPerPixel(control.view, control.box)} />}
        </MapSheet>
      </div>
      {shown.length > 0 && <MapPreview pins={shown} onClose={() => setShown([])} />}
      {control.isMeasured && (
        <>
          <ZoomButtons control={control} />
          <MapPositionButton onFound={showMine} />
        </>
      )}
    </section>
  );
}

const ZoomButtons = ({ control }: { control: MapViewControl }) => (
  <div className="zm">
    <button type="button" aria-label="放大" onClick={control.zoomIn}>
      <Plus className="ic ic-18" aria-hidden />
    </button>
    <button type="button" aria-label="缩小" disabled={!control.canZoomOut} onClick={control.zoomOut}>
      <Minus className="ic ic-18" aria-hidden />
    </button>
    <button type="button" aria-label="看全部图钉" disabled={!control.isMoved} onClick={control.reset}>
      <Maximize className="ic ic-18" aria-hidden />
    </button>
  </div>
);
