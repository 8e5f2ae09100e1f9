import { describe, expect, it } from 'vitest';
import { mapSources, readMapSettings } from './map-settings.ts';

function read(environment: Record<string, string>) {
  const mistakes: string[] = [];
  return { map: readMapSettings(environment, mistakes), mistakes };
}
const key = '0123456789abcdef0123456789abcdef';

describe('the map', () => {
  it('is the drawn one when nothing is said, and the policy stays closed', () => {
    const { map, mistakes } = read({});
    expect(map).toEqual({ provider: 'sketch' });
    expect(mistakes).toEqual([]);
    expect(Object.values(mapSources(map)).flat()).toEqual([]);
  });

  it('is AMap with a key, and the policy opens to its hosts', () => {
    const { map, mistakes } = read({
      MAP_PROVIDER: 'amap',
      MAP_AMAP_KEY: key,
      MAP_AMAP_SECURITY_CODE: key,
    });
    expect(mistakes).toEqual([]);
    expect(map).toEqual({ provider: 'amap', key, securityCode: key });
    expect(mapSources(map).scripts).toContain('https://webapi.amap.com');
    expect(mapSources(map).scripts).not.toContain("'unsafe-inline'");
  });

  it('is AMap with an older key, which has no security code', () => {
    const { map, mistakes } = read({ MAP_PROVIDER: 'amap', MAP_AMAP_KEY: key });
    expect([map, mistakes]).toEqual([{ provider: 'amap', key }, []]);
  });

  it('is made of tiles, and the policy lets in their pictures alone', () => {
    const { map, mistakes } = read({
      MAP_PROVIDER: 'tiles',
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© 测绘',
    });
    expect(mistakes).toEqual([]);
    const { images, ...others } = mapSources(map);
    expect(images).toEqual(['https://*.tiles.example']);
    expect(Object.values(others).flat()).toEqual([]);
  });

  it.each([
    [{ MAP_PROVIDER: 'google' }, 1],
    [{ MAP_PROVIDER: 'amap' }, 1],
    [{ MAP_PROVIDER: 'amap', MAP_AMAP_KEY: key, MAP_AMAP_SECURITY_CODE: 'short' }, 1],
    [{ MAP_PROVIDER: 'amap', MAP_AMAP_KEY: 'short', MAP_AMAP_SECURITY_CODE: key }, 1],
    [{ MAP_PROVIDER: 'tiles', MAP_TILES_URL: 'https://tiles.example/' }, 2],
  ])('names every mistake of %j without repeating a key', (environment, count) => {
    const { mistakes } = read(environment as Record<string, string>);
    expect(mistakes).toHaveLength(count);
    expect(mistakes.join()).not.toContain('short');
  });
});
