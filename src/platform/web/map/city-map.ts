import type { Place } from '#platform/contract/ground.ts';

export type { Place } from '#platform/contract/ground.ts';

/** A point on the drawing, in its own units. */
export type MapPoint = { x: number; y: number };

/** The part of the drawing that is shown. */
export type MapView = { x: number; y: number; width: number; height: number };

/** What the drawn map covers; its sheet is 1200 × 720 units with a margin of 200 around it. */
export const CITY_EXTENT = { west: 118.6, east: 119, south: 31.9, north: 32.2 };
export const CITY_SHEET: MapView = { x: 0, y: 0, width: 1200, height: 720 };
export const DRAWN_SHEET: MapView = { x: -200, y: -200, width: 1600, height: 1120 };

const METRES_PER_DEGREE_LAT = 110_900;
/** A degree of longitude at 32° north. */
const METRES_PER_DEGREE_LNG = 94_500;

const UNITS_PER_DEGREE = {
  lng: CITY_SHEET.width / (CITY_EXTENT.east - CITY_EXTENT.west),
  lat: CITY_SHEET.height / (CITY_EXTENT.north - CITY_EXTENT.south),
};

/** Where a place lies on the drawing; places outside the city lie outside the sheet. */
export function toMapPoint({ lng, lat }: Place): MapPoint {
  return {
    x: (lng - CITY_EXTENT.west) * UNITS_PER_DEGREE.lng,
    y: (CITY_EXTENT.north - lat) * UNITS_PER_DEGREE.lat,
  };
}

/** The place under a point of the drawing, to the sixth decimal (about 0.1 m). */
export function toPlace({ x, y }: MapPoint): Place {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    lng: round(CITY_EXTENT.west + x / UNITS_PER_DEGREE.lng),
    lat: round(CITY_EXTENT.north - y / UNITS_PER_DEGREE.lat),
  };
}

/** The nearest place inside the city. */
export function withinCity({ lng, lat }: Place): Place {
  return {
    lng: Math.min(CITY_EXTENT.east, Math.max(CITY_EXTENT.west, lng)),
    lat: Math.min(CITY_EXTENT.north, Math.max(CITY_EXTENT.south, lat)),
  };
}

/** Half axes, in units, of a circle on the ground: the sheet is wider than the ground is. */
export function reachOf(radiusMetres: number): { rx: number; ry: number } {
  return {
    rx: (radiusMetres / METRES_PER_DEGREE_LNG) * UNITS_PER_DEGREE.lng,
    ry: (radiusMetres / METRES_PER_DEGREE_LAT) * UNITS_PER_DEGREE.lat,
  };
}

/** The part of the drawing around a place; `zoom` 1 is the whole city, 4 a quarter of its width. Stays on the drawing. */
export function viewAround(place: Place, zoom: number): MapView {
  const width = CITY_SHEET.width / zoom;
  const height = CITY_SHEET.height / zoom;
  const centre = toMapPoint(withinCity(place));
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    x: clamp(centre.x - width / 2, CITY_SHEET.x, CITY_SHEET.width - width),
    y: clamp(centre.y - height / 2, CITY_SHEET.y, CITY_SHEET.height - height),
    width,
    height,
  };
}

/** The point of the drawing under a spot of its box on screen, where the view covers the box (`xMidYMid slice`). */
export function pointUnder(spot: MapPoint, box: { width: number; height: number }, view: MapView): MapPoint {
  const scale = Math.max(box.width / view.width, box.height / view.height) || 1;
  return {
    x: view.x + view.width / 2 + (spot.x - box.width / 2) / scale,
    y: view.y + view.height / 2 + (spot.y - box.height / 2) / scale,
  };
}
