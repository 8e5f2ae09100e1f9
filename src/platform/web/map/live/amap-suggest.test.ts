import { expect, it, vi } from 'vitest';
import { suggestLivePlaces } from './suggest-live-places.ts';

const amap = vi.hoisted(() => ({ answer: ['complete', {}] as [string, object] }));
vi.mock('@amap/amap-jsapi-loader', () => ({
  load: async () => ({
    AutoComplete: class {
      search(_typed: string, answer: (status: string, found: object) => void) {
        answer(...amap.answer);
      }
    },
  }),
}));
const settings = { provider: 'amap', key: '0'.repeat(32) } as const;

it('gives the places of AMap where phones measure them, without streets that are no single place', async () => {
  amap.answer = [
    'complete',
    {
      tips: [
        {
          name: '鹿渚公园',
          district: '江澜市鹿渚区',
          address: '滨江南路 1 号',
          location: { lng: 118.805, lat: 31.905 },
        },
        { name: '滨江南路', district: '江澜市', address: [], location: '' },
      ],
    },
  ];
  const [park, ...others] = await suggestLivePlaces(settings, '鹿渚');
  expect(others).toEqual([]);
  expect(park).toMatchObject({ name: '鹿渚公园', district: '江澜市鹿渚区', address: '滨江南路 1 号' });
  expect(park?.lng).not.toBeCloseTo(118.805, 4);
  expect(park?.lng).toBeCloseTo(118.8, 2);
});

it('gives nothing where AMap finds nothing, and where the map is another', async () => {
  amap.answer = ['no_data', {}];
  expect(await suggestLivePlaces(settings, '鹿渚')).toEqual([]);
  expect(
    await suggestLivePlaces({ provider: 'tiles', url: 'https://t/{z}/{x}/{y}', attribution: '' }, '鹿渚'),
  ).toEqual([]);
});
