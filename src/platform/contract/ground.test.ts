import { describe, expect, test } from 'vitest';
import { distanceLabel, metresBetween, roughly, roughPlaceIn } from './ground.ts';

const here = { lng: 118.83, lat: 31.97 };

test('distance is measured on the sphere', () => {
  expect(metresBetween(here, here)).toBe(0);
  expect(metresBetween({ lng: 0, lat: 0 }, { lng: 0, lat: 1 })).toBe(111_195);
  expect(metresBetween({ lng: 179.9, lat: 0 }, { lng: -179.9, lat: 0 })).toBe(22_239);
});

test.each([
  [0, '100 米内'],
  [99, '100 米内'],
  [100, '100 米'],
  [340, '350 米'],
  [474, '450 米'],
  [475, '0.5 公里'],
  [620, '0.6 公里'],
  [9_949, '9.9 公里'],
  [9_951, '10 公里'],
  [12_400, '12 公里'],
])('%i metres are called %s', (metres, label) => expect(distanceLabel(metres)).toBe(label));

describe('a place in an address', () => {
  test('is kept to three decimals', () => {
    expect(roughly(118.83456)).toBe(118.835);
    expect(roughPlaceIn('118.83456', '31.9704')).toEqual({ lng: 118.835, lat: 31.97 });
    expect(roughPlaceIn('-180', '90')).toEqual({ lng: -180, lat: 90 });
  });

  test.each([
    ['118.8', null],
    ['', '31.9'],
    ['180.001', '31.9'],
    ['118.8', '-90.5'],
    ['NaN', '31.9'],
    ['Infinity', '31.9'],
    ['1e2', '31.9'],
    ['0x10', '31.9'],
    [' 118.8', '31.9'],
    ['118.8', '31.9;'],
  ])('%s and %s are none', (lng, lat) => expect(roughPlaceIn(lng, lat)).toBeUndefined());
});
