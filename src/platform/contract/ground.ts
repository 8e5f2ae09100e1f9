/** A place on the ground, in degrees. */
export type Place = { lng: number; lat: number };

const earthRadiusM = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres on the sphere between two places (haversine, mean radius 6,371 km). */
export function metresBetween(a: Place, b: Place): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * earthRadiusM * Math.asin(Math.sqrt(h)));
}

/** Metres to something that may have no place on the map, for who may not have said where they are; undefined then. */
export const distanceTo = (
  near: Place | undefined,
  { lng, lat }: { lng: number | null; lat: number | null },
): number | undefined =>
  near && lng !== null && lat !== null ? metresBetween(near, { lng, lat }) : undefined;

/** Decimals of a degree that a position keeps where it only has to tell what is near: 0.001° are about 100 m. */
const roughDecimals = 3;

/** A coordinate no more exact than it takes to tell what is near. */
export const roughly = (degrees: number): number => Number(degrees.toFixed(roughDecimals));

/** Both coordinates of an address, rounded; undefined unless each is a number in its range. */
export function roughPlaceIn(lng: string | null, lat: string | null): Place | undefined {
  const place = { lng: coordinateIn(lng, 180), lat: coordinateIn(lat, 90) };
  return place.lng === undefined || place.lat === undefined ? undefined : (place as Place);
}

function coordinateIn(text: string | null, limit: number): number | undefined {
  if (!text || !/^-?\d{1,3}(\.\d{1,17})?$/.test(text)) return undefined;
  const degrees = roughly(Number(text));
  return Math.abs(degrees) <= limit ? degrees : undefined;
}

/** A distance in words, no more exact than a rounded position allows: `100 米内`, `350 米`, `0.6 公里`, `12 公里`. */
export function distanceLabel(metres: number): string {
  if (metres < 100) return '100 米内';
  const steps = Math.round(metres / 50) * 50;
  if (steps < 500) return `${steps} 米`;
  const kilometres = metres / 1_000;
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} 公里`;
}
