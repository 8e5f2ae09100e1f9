import type { MapPin } from '#platform/web/map/sketch-map.tsx';
import type { LiveMap, LiveMapSettings } from './live-map-kinds.ts';

/** Loads the configured map into a box. @throws whatever keeps it from loading; the drawn map then stays */
export async function showLiveMap(
  box: HTMLElement,
  settings: LiveMapSettings,
  pins: readonly MapPin[],
): Promise<LiveMap> {
  if (settings.provider === 'amap') return (await import('./amap-map.ts')).showAmap(box, settings, pins);
  return (await import('./tiles-map.ts')).showTiles(box, settings, pins);
}
