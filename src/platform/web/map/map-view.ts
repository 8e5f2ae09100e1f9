import { CITY_SHEET, type MapPoint, type MapView, toMapPoint } from './city-map.ts';
import type { MapPin } from './sketch-map.tsx';

/** The box on screen that a view is drawn in, in CSS pixels. */
export type MapBox = { width: number; height: number };

/** Pins that cannot be told apart at this zoom, drawn as one with their number. The first gives the place. */
export type PinCluster = { key: string; at: MapPoint; pins: MapPin[] };

/** Half the width and the whole height of a pin on screen, with a gap, in pixels. */
const pinReach = { x: 44, y: 54 };
/** Room around the outermost pins as parts of the view; more above, where a pin stands. */
const margin = { x: 0.08, top: 0.2, bottom: 0.08 };
/** The column of buttons at the right edge and half a pin beside it, in pixels: no pin of a fitted view stands there. */
const buttonColumn = 80;
/** The narrowest views, in units of the sheet (about 30 m each): of a few places, and of the nearest zoom. */
const narrowestFit = 300;
const narrowest = 36;
const aspect = CITY_SHEET.width / CITY_SHEET.height;

/** The smallest view in which all these places are seen with their pins, none under a button; the city when there are none. */
export function fitView(places: readonly MapPoint[], box: MapBox): MapView {
  if (places.length === 0) return CITY_SHEET;
  const [left, right] = spanOf(places.map(({ x }) => x));
  const [top, bottom] = spanOf(places.map(({ y }) => y));
  const marginRight = Math.max(margin.x, buttonColumn / box.width);
  const width = Math.max(
    narrowestFit,
    (right - left) / (1 - margin.x - marginRight),
    ((bottom - top) / (1 - margin.top - margin.bottom)) * aspect,
  );
  const height = width / aspect;
  const centreY = (top + bottom) / 2 - ((margin.top - margin.bottom) / 2) * height;
  const x = Math.max((left + right) / 2 - width / 2, right - width * (1 - marginRight));
  return { x, y: centreY - height / 2, width, height };
}

const spanOf = (values: readonly number[]): [low: number, high: number] => [
  Math.min(...values),
  Math.max(...values),
];

/** How many units of the sheet a pixel shows; the whole view is always seen (`xMidYMid meet`). */
export const unitsPerPixel = (view: MapView, box: MapBox): number =>
  Math.max(view.width / box.width, view.height / box.height);

/** The part of the sheet that the box shows: the view, and what its other proportions add on two sides. */
export function seenPart(view: MapView, box: MapBox): MapView {
  const units = unitsPerPixel(view, box);
  const [width, height] = [box.width * units, box.height * units];
  return {
    x: view.x + (view.width - width) / 2,
    y: view.y + (view.height - height) / 2,
    width,
    height,
  };
}

export const isIn = ({ x, y, width, height }: MapView, point: MapPoint): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The view moved by parts of its own size, its middle never leaving what the widest view shows. */
export function panned(view: MapView, by: { x: number; y: number }, widest: MapView): MapView {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const { width, height } = view;
  const x = clamp(view.x + by.x * width, widest.x - width / 2, widest.x + widest.width - width / 2);
  const y = clamp(view.y + by.y * height, widest.y - height / 2, widest.y + widest.height - height / 2);
  return { x, y, width, height };
}

/** The view nearer (`factor` over 1) or farther, what is under `around` staying there; the same view at either end. */
export function zoomed(
  view: MapView,
  { factor, around }: { factor: number; around: MapPoint },
  widest: MapView,
): MapView {
  const width = Math.min(widest.width, Math.max(narrowest, view.width / factor));
  const scale = width / view.width;
  if (scale === 1) return view;
  const moved = {
    x: around.x - (around.x - view.x) * scale,
    y: around.y - (around.y - view.y) * scale,
    width,
    height: view.height * scale,
  };
  return panned(moved, { x: 0, y: 0 }, widest);
}

/** The widest view there is for these pins: all of them and the city. */
export const widestOf = (fit: MapView): MapView => (fit.width > CITY_SHEET.width ? fit : CITY_SHEET);

/** The pins that are seen, those that would cover one another as one. In the order of the pins, so that the sooner leads. */
export function clusterPins(pins: readonly MapPin[], view: MapView, box: MapBox): PinCluster[] {
  const seen = seenPart(view, box);
  const units = unitsPerPixel(view, box);
  const clusters: PinCluster[] = [];
  for (const pin of pins) {
    const at = toMapPoint(pin);
    if (!isIn(seen, at)) continue;
    const near = clusters.find(
      (cluster) =>
        Math.abs(cluster.at.x - at.x) < pinReach.x * units &&
        Math.abs(cluster.at.y - at.y) < pinReach.y * units,
    );
    if (near) near.pins.push(pin);
    else clusters.push({ key: pin.key, at, pins: [pin] });
  }
  return clusters;
}

/** True when no zoom tells these pins apart: pressing them lists them instead. */
export function areTogether(pins: readonly MapPin[], box: MapBox): boolean {
  const { x, y } = toMapPoint(pins[0]!);
  const height = narrowest / aspect;
  const centred = { x: x - narrowest / 2, y: y - height / 2, width: narrowest, height };
  return clusterPins(pins, centred, box).some((cluster) => cluster.pins.length === pins.length);
}
