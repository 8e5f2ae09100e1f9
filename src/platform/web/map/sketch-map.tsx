import type { ReactNode } from 'react';
import {
  CITY_SHEET,
  DRAWN_SHEET,
  type MapPoint,
  type MapView,
  type Place,
  toMapPoint,
  viewAround,
} from './city-map.ts';
import { classNames } from '../ui/class-names.ts';

/** A place worth showing. With an address it is a link; with a count it is a crowd of places. */
export type MapPin = Place & {
  key: string;
  label: string;
  /** Whose colours it wears: a kind of record, as on a cover. */
  kind?: string;
  href?: string;
  /** When and where, for a preview. */
  note?: string;
  count?: number;
};

type SketchMapProps = {
  label: string;
  pins?: MapPin[];
  /** What lies in the middle and how near; without it the whole city. */
  focus?: Place & { zoom: number };
  className?: string;
};

/** The drawn map of the city with pins: what is shown where no map service is set up. */
export function SketchMap({ label, pins = [], focus, className }: SketchMapProps) {
  const view = focus ? viewAround(focus, focus.zoom) : CITY_SHEET;
  return (
    <figure className={classNames('smap', className)} aria-label={label}>
      <MapSheet view={view}>
        {pins.map((pin) => (
          <PinMark key={pin.key} pin={pin} scale={view.width / CITY_SHEET.width} />
        ))}
      </MapSheet>
    </figure>
  );
}

/** The drawing and whatever lies on it, in one system of coordinates. It fills its box, or, whole, is seen all with what lies around. */
export function MapSheet(props: { view: MapView; isWhole?: boolean; children?: ReactNode }) {
  const { x, y, width, height } = props.view;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${props.isWhole ? 'meet' : 'slice'}`}
    >
      <image href="/brand/citymap.svg" {...DRAWN_SHEET} aria-hidden />
      {props.children}
    </svg>
  );
}

function PinMark({ pin, scale }: { pin: MapPin; scale: number }) {
  const mark = (
    <g className={pin.kind && `cat-${pin.kind}`}>
      <title>{pin.label}</title>
      <PinShape at={toMapPoint(pin)} scale={scale} count={pin.count} />
    </g>
  );
  if (!pin.href) return mark;
  return (
    <a href={pin.href} aria-label={pin.label}>
      {mark}
    </a>
  );
}

const HEART =
  'M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z';

/** A pin whose point is at the place; the style sheet keeps it readable on small maps. */
export function PinShape({ at, scale, count }: { at: MapPoint; scale: number; count?: number }) {
  return (
    <g transform={`translate(${at.x},${at.y}) scale(${scale})`}>
      <g className="pin-size">
        <ellipse className="pin-shade" cy="1" rx="9" ry="3.5" />
        <path className="pin" d="M0,0C-9,-12 -19,-20 -19,-32a19,19 0 0 1 38,0C19,-20 9,-12 0,0z" />
        {count === undefined ? (
          <path className="pin-heart" transform="translate(0,-33.5) scale(.82)" d={HEART} />
        ) : (
          <text className="pin-count" y="-27">
            {count}
          </text>
        )}
      </g>
    </g>
  );
}
