import type { MapSettings } from '#domains/site/contract/map.contract.ts';
import type { MapPin } from '#platform/web/ui/sketch-map.tsx';

/** A map that stands in its box until it is taken down. */
export type LiveMap = { remove: () => void };

/** Settings under which a map is loaded from somewhere. */
export type LiveMapSettings = Exclude<MapSettings, { provider: 'sketch' }>;

/** Loads the configured map into a box. @throws whatever keeps it from loading; the drawn map then stays */
export async function showLiveMap(
  box: HTMLElement,
  settings: LiveMapSettings,
  pins: readonly MapPin[],
): Promise<LiveMap> {
  if (settings.provider === 'amap') return (await import('./amap-map.ts')).showAmap(box, settings, pins);
  return (await import('./tiles-map.ts')).showTiles(box, settings, pins);
}
