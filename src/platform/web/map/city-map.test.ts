import { describe, expect, it } from 'vitest';
import { CITY_SHEET, pointUnder, toMapPoint, toPlace, viewAround, withinCity } from './city-map.ts';

describe('places and points', () => {
  it('puts the corners of the city at the corners of the sheet', () => {
    expect(toMapPoint({ lng: 118.6, lat: 32.2 })).toEqual({ x: 0, y: 0 });
    const { x, y } = toMapPoint({ lng: 119, lat: 31.9 });
    expect(x).toBeCloseTo(1200, 6);
    expect(y).toBeCloseTo(720, 6);
  });

  it('are each other’s inverse', () => {
    const place = { lng: 118.765432, lat: 32.012345 };
    expect(toPlace(toMapPoint(place))).toEqual(place);
  });

  it('brings a stranger to the border', () => {
    expect(withinCity({ lng: 120, lat: 30 })).toEqual({ lng: 119, lat: 31.9 });
  });
});

describe('views', () => {
  it('shows the whole city at zoom 1 wherever it looks', () => {
    expect(viewAround({ lng: 118.6, lat: 32.2 }, 1)).toEqual(CITY_SHEET);
  });

  it('stays on the sheet near its edge', () => {
    expect(viewAround({ lng: 119, lat: 31.9 }, 4)).toEqual({ x: 900, y: 540, width: 300, height: 180 });
  });

  it('finds the point under a click where the box is flatter than the view', () => {
    const middle = pointUnder({ x: 500, y: 100 }, { width: 1000, height: 200 }, CITY_SHEET);
    expect(middle).toEqual({ x: 600, y: 360 });
    const left = pointUnder({ x: 0, y: 100 }, { width: 1000, height: 200 }, CITY_SHEET);
    expect(left).toEqual({ x: 0, y: 360 });
  });
});
