import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import {
  CITY_EXTENT,
  CITY_SHEET,
  type MapView,
  type Place,
  pointUnder,
  reachOf,
  toMapPoint,
  toPlace,
  viewAround,
  withinCity,
} from './city-map.ts';
import { classNames } from '../ui/class-names.ts';
import { MapSheet, PinShape } from './sketch-map.tsx';

type SketchMapPickerProps = {
  label: string;
  value?: Place;
  onChange: (place: Place) => void;
  /** How near one must be to check in, drawn around the pin. */
  radiusMetres?: number;
  /** Ids of a hint or an error outside. */
  describedBy?: string;
  className?: string;
};

const ZOOMS = [1, 2, 4, 8];
/** One press of an arrow key at zoom 1, in degrees: about 200 m. With Shift ten times as far. */
const STEP_DEGREES = 0.002;
const ARROWS: Record<string, Place> = {
  ArrowLeft: { lng: -1, lat: 0 },
  ArrowRight: { lng: 1, lat: 0 },
  ArrowUp: { lng: 0, lat: 1 },
  ArrowDown: { lng: 0, lat: -1 },
};
const CITY_CENTRE: Place = {
  lng: (CITY_EXTENT.west + CITY_EXTENT.east) / 2,
  lat: (CITY_EXTENT.south + CITY_EXTENT.north) / 2,
};

/** Lets one choose a place on the drawn map by clicking or with the arrow keys; never outside the city. */
export function SketchMapPicker(props: SketchMapPickerProps) {
  const { label, value, onChange, radiusMetres, describedBy, className } = props;
  const [zoom, setZoom] = useState(1);
  // The view moves when zooming, or when a key leads out of it; never under a click, or the next one would miss.
  const [view, setView] = useState<MapView>(CITY_SHEET);
  const helpId = useId();

  const zoomTo = (next: number) => {
    setZoom(next);
    setView(viewAround(value ?? toPlace({ x: view.x + view.width / 2, y: view.y + view.height / 2 }), next));
  };
  const place = (next: Place) => onChange(withinCity(next));

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    place(toPlace(pointUnder({ x: event.clientX - box.left, y: event.clientY - box.top }, box, view)));
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const direction = ARROWS[event.key];
    if (direction) {
      event.preventDefault();
      const next = stepFrom(
        value ?? CITY_CENTRE,
        direction,
        (STEP_DEGREES / zoom) * (event.shiftKey ? 10 : 1),
      );
      place(next);
      if (!isInView(next, view)) setView(viewAround(next, zoom));
    } else if ((event.key === 'Enter' || event.key === ' ') && !value) {
      event.preventDefault();
      place(CITY_CENTRE);
    }
  };

  return (
    <div className={classNames('smap', 'smap--pick', className)}>
      {/* Picking in two dimensions has no role of its own; `application` hands the arrow keys to us. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="smap__field"
        role="application"
        aria-roledescription="地图选点"
        aria-label={`${label}，${placeWords(value)}`}
        aria-describedby={classNames(helpId, describedBy)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        <MapSheet view={view}>
          {value && (
            <PickedPlace place={value} radiusMetres={radiusMetres} scale={view.width / CITY_SHEET.width} />
          )}
        </MapSheet>
      </div>
      <p className="smap__tip" id={helpId}>
        点地图或按方向键移动，Shift 加快
      </p>
      <output className="sr">{placeWords(value)}</output>
      <ZoomButtons zoom={zoom} onZoom={zoomTo} />
    </div>
  );
}

function PickedPlace(props: { place: Place; radiusMetres?: number; scale: number }) {
  const at = toMapPoint(props.place);
  return (
    <>
      {props.radiusMetres ? (
        <ellipse className="reach" cx={at.x} cy={at.y} {...reachOf(props.radiusMetres)} />
      ) : null}
      <PinShape at={at} scale={props.scale} />
    </>
  );
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const index = ZOOMS.indexOf(zoom);
  const [nearer, farther] = [ZOOMS[index + 1], ZOOMS[index - 1]];
  return (
    <div className="zm">
      <button type="button" aria-label="放大" disabled={!nearer} onClick={() => nearer && onZoom(nearer)}>
        <Plus className="ic ic-18" aria-hidden />
      </button>
      <button type="button" aria-label="缩小" disabled={!farther} onClick={() => farther && onZoom(farther)}>
        <Minus className="ic ic-18" aria-hidden />
      </button>
    </div>
  );
}

function stepFrom(from: Place, direction: Place, degrees: number): Place {
  return toPlace(
    toMapPoint({ lng: from.lng + direction.lng * degrees, lat: from.lat + direction.lat * degrees }),
  );
}

function isInView(place: Place, view: MapView): boolean {
  const { x, y } = toMapPoint(place);
  return x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;
}

/** A place in words, for who does not see the map. */
export function placeWords(place: Place | undefined): string {
  return place ? `东经 ${place.lng.toFixed(5)}°，北纬 ${place.lat.toFixed(5)}°` : '还没有选点';
}
