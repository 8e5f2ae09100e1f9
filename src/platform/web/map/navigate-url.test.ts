import { expect, it } from 'vitest';
import { navigateUrl } from './navigate-url.ts';

it('names the place and where it is, and nothing of who goes there', () => {
  const { origin, searchParams } = new URL(
    navigateUrl({ lng: 118.1234567, lat: 30.5, name: '桑园小学 & 操场' }),
  );
  expect(origin).toBe('https://uri.amap.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    position: '118.123457,30.500000',
    name: '桑园小学 & 操场',
    coordinate: 'wgs84',
    callnative: '1',
  });
});
