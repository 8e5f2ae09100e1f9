import type { MapSettings } from '#platform/contract/map/map-settings.ts';

type Environment = Record<string, string | undefined>;

const amapKey = /^[0-9a-f]{32}$/i;

/** Reads `MAP_PROVIDER` and its keys or tiles; adds one sentence for each mistake, never a key. */
export function readMapSettings(environment: Environment, mistakes: string[]): MapSettings {
  const textOf = (name: string): string => environment[name]?.trim() ?? '';
  const provider = textOf('MAP_PROVIDER') || 'none';
  switch (provider) {
    case 'none':
      return { provider: 'sketch' };
    case 'amap': {
      const [key, securityCode] = [textOf('MAP_AMAP_KEY'), textOf('MAP_AMAP_SECURITY_CODE')];
      if (!amapKey.test(key))
        mistakes.push('MAP_AMAP_KEY must be the 32 hexadecimal digits of a key for the JS API');
      if (securityCode && !amapKey.test(securityCode))
        mistakes.push('MAP_AMAP_SECURITY_CODE must be the 32 hexadecimal digits that belong to the key');
      return { provider: 'amap', key, ...(securityCode && { securityCode }) };
    }
    case 'tiles': {
      const url = textOf('MAP_TILES_URL');
      if (!isTileAddress(url))
        mistakes.push(
          'MAP_TILES_URL must be an address with {z}, {x} and {y} that starts with https:// or http://',
        );
      const attribution = textOf('MAP_TILES_ATTRIBUTION');
      if (!attribution)
        mistakes.push('MAP_TILES_ATTRIBUTION is required with MAP_PROVIDER=tiles: whose map it is');
      return { provider: 'tiles', url, attribution };
    }
    default:
      mistakes.push(`MAP_PROVIDER must be none, amap or tiles, not "${provider}"`);
      return { provider: 'sketch' };
  }
}

const isTileAddress = (url: string): boolean =>
  /^https?:\/\//.test(url) && URL.canParse(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));

/** What the content policy must allow beside this site. */
export type ContentSources = {
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
  images: string[];
  connections: string[];
  workers: string[];
};

const none: ContentSources = {
  scripts: [],
  styles: [],
  styleAttributes: [],
  images: [],
  connections: [],
  workers: [],
};

/** Hosts of the configured map; without one the policy stays as strict as it is. AMap puts style elements of its own into the page, which know no nonce. */
export function mapSources(map: MapSettings): ContentSources {
  switch (map.provider) {
    case 'sketch':
      return none;
    case 'amap':
      return {
        scripts: ['https://webapi.amap.com', 'https://*.amap.com'],
        styles: ["'unsafe-inline'", 'https://*.amap.com'],
        styleAttributes: ["'unsafe-inline'"],
        images: ['https://*.amap.com', 'https://*.autonavi.com', 'blob:'],
        connections: ['https://*.amap.com', 'https://*.autonavi.com'],
        workers: ["'self'", 'blob:'],
      };
    case 'tiles':
      return { ...none, images: [tileOrigin(map.url)] };
  }
}

/** The origin of the tiles; a changing first label (`{s}.tiles.example`) becomes a wildcard. */
function tileOrigin(url: string): string {
  const origin = /^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? '';
  return origin.replace(/^(https?:\/\/)[^.]*\{s\}[^.]*\./, '$1*.');
}
