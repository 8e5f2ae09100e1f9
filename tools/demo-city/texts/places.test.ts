import { describe, expect, it } from 'vitest';
import { CITY_EXTENT, type Position } from './places/map.ts';
import { ORGS } from './places/orgs.ts';
import { DISTRICT_NAMES, REGIONS, regionNamed } from './places/regions.ts';
import { VENUES } from './places.ts';
import { repeated } from './repeated.ts';

function isOutside({ lng, lat }: Position): boolean {
  const { west, east, south, north } = CITY_EXTENT;
  return lng < west || lng > east || lat < south || lat > north;
}

describe('the places of the demo city', () => {
  it('form one centre, an institute per district and a station per community', () => {
    const count = (level: string) => ORGS.filter((org) => org.level === level).length;
    expect(count('centre')).toBe(1);
    expect(count('institute')).toBe(DISTRICT_NAMES.length);
    expect(count('station')).toBeGreaterThanOrEqual(36);
    const keys = new Set(ORGS.map((org) => org.key));
    expect(ORGS.filter((org) => org.parentKey !== null && !keys.has(org.parentKey))).toEqual([]);
  });

  it('give every organisation a name, an address and a telephone of its own', () => {
    expect(repeated(ORGS.map((org) => org.name))).toEqual([]);
    expect(repeated(ORGS.map((org) => org.address))).toEqual([]);
    expect(repeated(ORGS.map((org) => org.tel))).toEqual([]);
    expect(ORGS.filter((org) => !/^0688-\d{4}-\d{4}$/u.test(org.tel) || org.address.length < 8)).toEqual([]);
  });

  it('use region codes of no real region, each once', () => {
    expect(repeated(REGIONS.map((region) => region.code))).toEqual([]);
    expect(REGIONS.filter((region) => !/^9901\d{2}(\d{3})?$/u.test(region.code))).toEqual([]);
  });

  it('name at least 150 venues, each in a community of its district', () => {
    expect(VENUES.length).toBeGreaterThanOrEqual(150);
    expect(repeated(VENUES.map((venue) => venue.name))).toEqual([]);
    expect(VENUES.filter((venue) => venue.note.length < 6)).toEqual([]);
    const stray = VENUES.filter((venue) => !venue.communityCode.startsWith(regionNamed(venue.district).code));
    expect(stray).toEqual([]);
  });

  it('lie inside the extent of the drawn map', () => {
    expect([...VENUES, ...ORGS, ...REGIONS].filter(isOutside)).toEqual([]);
  });
});
