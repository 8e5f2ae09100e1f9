import { expect, it } from 'vitest';
import { openSpelling } from '#platform/server/spelling/spelling.ts';
import type { KnownPlace } from './places.queries.ts';
import { fittingPlaces } from './places.rules.ts';

const place = (name: string, wish: Partial<KnownPlace> = {}): KnownPlace => ({
  name,
  address: '滨江南路 1 号',
  area: null,
  areaName: null,
  lng: 118.8,
  lat: 31.9,
  uses: 1,
  isUnit: false,
  ...wish,
});
const spell = await openSpelling('place');
const places = [
  place('鹿渚公园无障碍入口', { uses: 2 }),
  place('鹿渚公园东门', { uses: 5 }),
  place('白鹭湿地', { address: '鹿渚区江滩路 3 号' }),
  place('石矶社区活动室'),
  place('单家巷 3 号院'),
];

it.each([
  ['鹿渚公园', ['鹿渚公园东门', '鹿渚公园无障碍入口']],
  ['公园无', ['鹿渚公园无障碍入口']],
  ['luzhu', ['鹿渚公园东门', '鹿渚公园无障碍入口']],
  ['LZGY', ['鹿渚公园东门', '鹿渚公园无障碍入口']],
  ['lz gy dm', ['鹿渚公园东门']],
  ['hdsh', []],
  ['hds', ['石矶社区活动室']],
  ['江滩路', ['白鹭湿地']],
  ['danjia', ['单家巷 3 号院']],
  ['没有', []],
])('%s finds %j', (typed, names) => {
  expect(fittingPlaces(places, { typed, spell }, 8).map(({ name }) => name)).toEqual(names);
});

it('gives so many at most', () => {
  expect(fittingPlaces(places, { typed: '鹿', spell }, 1)).toHaveLength(1);
});
