/** Extent of the drawn city map in degrees (WGS 84), the four edges of 江澜市. */
export const CITY_EXTENT = { west: 118.6, east: 119.0, south: 31.9, north: 32.2 } as const;

const MAP_WIDTH = 1200;
const MAP_HEIGHT = 720;

export type Position = { lng: number; lat: number };

/** Where a spot of the drawn map (1200 × 720, origin top left) lies on earth, to six decimals. */
export function positionOnMap(x: number, y: number): Position {
  const { west, east, south, north } = CITY_EXTENT;
  return {
    lng: round(west + ((east - west) * x) / MAP_WIDTH),
    lat: round(north - ((north - south) * y) / MAP_HEIGHT),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
